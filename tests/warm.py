"""What every process that is forked for a test has read already: the words of every language, and the games with their networks."""

from ukiyo import bots, games
from ukiyo.locales import languages, words

for _language in languages():
    words(_language)
for _game in games.NAMES:
    bots.named("artisan", _game, 1)
