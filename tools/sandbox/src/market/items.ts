/** An item that the marketplace sells. `stock` is the number of pieces at the first start. */
export type MarketItem = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly rarity: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  /** Price of the item in the product's points. */
  readonly price: number
  readonly stock: number
}

const item = (
  [id, name, text]: readonly [string, string, string],
  rarity: MarketItem['rarity'],
  [price, stock]: readonly [number, number],
): MarketItem => ({ id, name, text, rarity, price, stock })

/** All items of the marketplace, in the order of the catalogue. */
export const marketItems: readonly MarketItem[] = [
  item(
    ['brass-lantern', 'Brass lantern', 'Lights the long corridor, and never the whole of it.'],
    'uncommon',
    [120, 500],
  ),
  item(
    ['spare-key', 'Spare key', 'Opens a door. Which one is found out by trying.'],
    'common',
    [40, 2_000],
  ),
  item(
    ['chalk-map', 'Chalk map', 'Every room up to the sixth door, drawn from memory.'],
    'common',
    [60, 800],
  ),
  item(['felt-cloak', 'Felt cloak', 'Warm, plain, and silent on stairs.'], 'uncommon', [180, 240]),
  item(
    ['hourglass', 'Borrowed hourglass', 'Runs for nine minutes, and then for one more.'],
    'rare',
    [350, 60],
  ),
  item(
    ['guild-banner', 'Guild banner', 'Hangs behind your name on guild evenings.'],
    'rare',
    [420, 40],
  ),
  item(
    ['night-compass', 'Night compass', 'Points at the player who moved last.'],
    'epic',
    [900, 8],
  ),
  item(
    ['keeper-crown', 'Crown of the keeper', 'There were three. Two are accounted for.'],
    'legendary',
    [25_000, 1],
  ),
  item(
    ['opening-ticket', 'Ticket of the first evening', 'A keepsake: all of them are gone.'],
    'epic',
    [500, 0],
  ),
]
