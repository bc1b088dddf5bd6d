"""What every process that is forked for a test has read already: the words of every language, and the games with their networks.

Reviews are shorter than people are given.
"""

import gc

from ukiyo import bots, games
from ukiyo.locales import languages, words
from ukiyo.server.bots import workers

workers.REVIEW_PARTS = 8
for _language in languages():
    words(_language)
for _game in games.NAMES:
    bots.create_bot("artisan", _game, 1)
gc.collect()
gc.freeze()  # what stays need not be looked through for garbage
