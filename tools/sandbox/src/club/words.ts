/**
 * First words of the sandbox players' names. With a second word from another list, they give more
 * names than there are players.
 */
export const firstNames =
  `Ada Aldo Alma Amara Anouk Arlo Asa Aster Basil Bea Birger Bruna Caio Calla Cato Cedar Ciro Clio Corin Dag Dalia Dario Della
  Dorin Edda Eino Elio Elke Enzo Esme Fadel Faye Fenna Fiete Finn Freja Gita Goran Greta Hale Hana Hedda Hugo Ida Ilan Imke Inga
  Iris Ivo Jara Joris Juno Kaia Kasimir Keanu Kira Lale Lars Leni Levi Lilo Linus Luca Maja Malik Maren Marlo Mats Mika Mila Moana
  Nala Nils Noor Odin Ola Orla Otis Pax Pia Quill Rafi Ravi Remy Rhea Romy Rune Sami Selma Signe Sora Stellan Suri Tage Tala Theo
  Tilda Timo Uma Vera Vito Wanda Wim Yara Yuki Zora`.split(/\s+/)

export const bynames =
  `Ashdown Bellwether Blackthorn Brightwater Brook Copperfield Crowfoot Dawnlight Eastwind Emberly Fairweather Farlight Fernhill
  Foxglove Frost Goldleaf Greywood Halfmoon Harrow Hawkmoth Heath Highwater Hollow Ironwood Juniper Kestrel Lakehouse Larkspur
  Lowell Marsh Meadow Merrow Millrace Moonfield Nightjar Northwood Oakes Oldbridge Pebble Quickstep Ravenhill Redfern Ridgeway
  Saltmarsh Sandpiper Silverbirch Stonebridge Summerfield Swift Thistle Underhill Vale Westerly Whitlock Wildwood Windham
  Winterbourne Yarrow`.split(/\s+/)

/**
 * Player names that are hard to lay out: other scripts, right-to-left text, combining marks, and
 * the maximum length.
 */
export const written = [
  'Mira of the Long Hallway',
  'نور الهدى',
  '王芳',
  'Zoë Ångström',
  'प्रिया',
  'Łucja Żółw',
  'דניאל',
  'さくら',
  'Νίκη',
  'Олена',
  'x_Keymaster_9',
  'Nguyễn An',
]

export const reasons = [
  'Weekly quest',
  'Won a race',
  'Tournament: quarter-final',
  'Helped a newcomer',
  'Found a hidden door',
  'Season opening',
  'Guild evening',
  'Solved the lock of the day',
]
