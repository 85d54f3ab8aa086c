# The rules in our own words, for the page "Cards and rules".
# A section has a title and numbered paragraphs; a reason can link to a section.

rules-aim = Aim
rules-aim-1 = Each of the 2 to 4 players runs a hotel in Vienna. In seven rounds you bring guests into your café, serve what they order and give them rooms. Whoever has the most victory points at the end wins.

rules-setup = Setting up
rules-setup-1 = Everybody begins with 10 kronen, one of each good in the kitchen, an empty café with three tables and six staff cards in hand. Nobody ever has more than 20 kronen; what is above that is lost.
rules-setup-2 = Five guests lie face up in the row. From left to right they cost 3, 2, 1, 0 and 0 kronen. Three politics cards and three emperor tiles are in the game, and everybody sees them from the beginning.
rules-setup-3 = In reverse turn order everybody takes a first guest for free. Then everybody may prepare up to three rooms and pays for them.
rules-setup-4 = On the night side all hotels are alike; on the day side they all differ and are harder. Instead of a random deal, staff cards can come in introductory sets or by a draft: keep one card, hand the rest to the left, and so on.

rules-round = A round
rules-round-1 = The start player rolls all dice: 10, 12 or 14 with 2, 3 or 4 players. Each die goes to the action space of its number.
rules-round-2 = Everybody has two turns, the first in turn order and the second in reverse. So whoever is last in order has two turns in a row.
rules-round-3 = The round ends when everybody has had both turns or no die is left. Then used staff is ready again, and the next player clockwise becomes start player.

rules-turn = A turn
rules-turn-1 = First you may take one guest from the row: pay the price of the space and seat the guest at a free table of your café. The others slide to the right, and a new guest comes in on the left.
rules-turn-2 = Then you take a die and carry out the action of its space.
rules-turn-3 = Throughout your turn, additional actions are open to you, as often as you like: serve up to three goods from your kitchen for 1 krone, let a guest whose order is complete move in, use a once-per-round staff card, claim a politics card.
rules-turn-4 = The action of a die and all effects that come with it are settled before you do anything else; only politics cards can be claimed in between. If several effects come at once, you choose their order. What you cannot use is lost.

rules-dice = The dice
rules-dice-1 = The strength of an action is the number of dice on its space, including the one you take. Once per turn you may pay 1 krone to boost it by one.
rules-dice-2 = Die 1: take as many strudels and cakes as the strength says, but no more cakes than strudels.
rules-dice-3 = Die 2: take as many wines and coffees as the strength says, but no more coffees than wines.
rules-dice-4 = Die 3: prepare up to as many rooms.
rules-dice-5 = Die 4: split the strength between steps on the emperor track and kronen as you like.
rules-dice-6 = Die 5: play one staff card; it costs as many kronen less.
rules-dice-7 = Die 6: pay 1 krone and carry out one of the actions 1 to 5. The dice on the 6 count, not those on the other space.

rules-guests = Guests and goods
rules-guests-1 = New goods may be put at once, for free, on the orders of your guests. The rest goes to the kitchen, which has no limit; from there it reaches a guest only by serving.
rules-guests-2 = A guest whose order is complete may move into a vacant room of the same colour: nobles into blue, citizens into red and artists into yellow rooms. Tourists, the green guests, accept any room.
rules-guests-3 = The room is occupied now and the table free again. You score the points of the guest and get the reward on the card.

rules-rooms = Rooms and groups
rules-rooms-1 = Your first room lies bottom left; every other one lies next to one of your rooms, not diagonally. On floors 1 to 4 a room costs 0, 1, 2 or 3 kronen. Five spaces top right bring 1 or 2 points at once.
rules-rooms-2 = A prepared room is vacant. It becomes occupied when a guest moves in or when an effect turns it over.
rules-rooms-3 = Neighbouring rooms of one colour form a group. When its last room becomes occupied, a group of 1, 2, 3 or 4 rooms pays once: blue 2, 5, 9 or 15 points, red 1, 3, 6 or 10 kronen, yellow 1, 3, 6 or 10 steps on the emperor track.

rules-staff = Staff
rules-staff-1 = You play staff cards from your hand with die 5 or by an effect, and pay their cost. They stay in play in front of you.
rules-staff-2 = A card works one-time when you play it, once per round in your turn, permanently, or at the end of the game.
rules-staff-3 = Staff that reacts to a die looks at the number on the die you take: a 6 used as a 3 is not a 3.

rules-politics = Politics
rules-politics-1 = If you meet the condition of a politics card in your turn, you may put a disk on it. The first player there scores 15 points, the second 10, the third 5. Each player may do so once per card, and the disk stays whatever happens later.
rules-politics-2 = While the emperor is there, no politics card can be claimed.

rules-pass = Passing
rules-pass-1 = Instead of a turn you may pass, as long as you have done nothing in it yet. You keep the turn but wait with it.
rules-pass-2 = When everybody who still has turns has passed, one die leaves the round and the others are rolled again; then play goes on in order. Turns for which no die is left are lost.

rules-emperor = The emperor
rules-emperor-1 = After rounds 3, 5 and 7 everybody scores by position. The spaces 0 to 13 of the track are worth 0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8 and 9 points.
rules-emperor-2 = Then everybody moves back 3, 5 or 7 spaces, not below 0. Whoever is still on 3 or higher receives the bonus of the tile; whoever is on 0 suffers its penalty; on 1 and 2 nothing happens.
rules-emperor-3 = You go no further than 13: each further step is worth 1 point instead.

rules-end = End of the game
rules-end-1 = After round 7 and the last visit of the emperor, game-end staff scores. Each occupied room is worth 1, 2, 3 or 4 points on floor 1, 2, 3 or 4; each krone and each good in the kitchen is worth 1 point. Each guest still in the café costs 5 points.
rules-end-2 = In a tie, whoever has more kronen and goods left wins; if that is equal too, the victory is shared.

rules-editions = Editions
rules-editions-1 = Rulebooks differ in some points. The edition chosen for a table decides; here is what sets each one apart from the classic rules.
rules-editions-none = no differences
rules-link = Rules: { $section }
