"""Loads what forked test processes need: the texts of every language, and the games with their networks.

It also shortens the search time of reviews.
"""

import gc

from ukiyo import bots, games
from ukiyo.locales import languages, locale
from ukiyo.server.bots import workers

workers.REVIEW_PARTS = 8
for _language in languages():
    locale(_language)
for _game in games.NAMES:
    bots.create_bot("artisan", _game, 1)
gc.collect()
gc.freeze()  # loaded objects need no garbage collection
