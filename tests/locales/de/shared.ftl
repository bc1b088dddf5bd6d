## A part of a German translation. The tests show that everything else is in English.

language-name = Deutsch
whose-turn = { $player }: { $question }
scene-turn = { $player } ist am Zug
scene-end = Ende
final-scores = Endstand
rank = Rang
player = Spieler
total = Summe
winner = { $player } gewinnt.
