import { PlayerName } from '@latchkey/product-api'

const first = [
  ...['Amber', 'Brass', 'Calm', 'Cedar', 'Copper', 'Dusty', 'Early', 'Frosty', 'Gilded', 'Hazel'],
  ...['Iron', 'Ivory', 'Jolly', 'Keen', 'Lucky', 'Mossy', 'Nimble', 'Quiet', 'Rusty', 'Silver'],
]
const second = [
  ...['Badger', 'Beacon', 'Comet', 'Falcon', 'Finch', 'Gate', 'Harbor', 'Heron', 'Lantern', 'Lynx'],
  ...['Magpie', 'Marten', 'Otter', 'Pike', 'Raven', 'Robin', 'Sparrow', 'Stag', 'Tower', 'Wren'],
]
const numbers = 90

export type SuggestNameParameters = {
  /** The player's id, from which the names are generated. */
  readonly id: string
  /**
   * Name of the player elsewhere, such as a registered name or that at Discord. An email address
   * must not be given, because the suggested name is public.
   */
  readonly known?: string | undefined
  /** How many suggestions the player has rejected. */
  readonly index: number
}

/**
 * Suggests a name for a player: the name that the player has elsewhere if the club allows it, else
 * two words and a number. Equal parameters give the same name.
 */
export function suggestName({ id, known, index }: SuggestNameParameters): string {
  const own = PlayerName.safeParse(known?.split('.')[0])
  const number = own.success ? index - 1 : index
  if (own.success && number < 0) return own.data
  const hash = [...`${id}/${number}`].reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0,
    7,
  )
  const noun = second[Math.floor(hash / first.length) % second.length]
  const suffix = 10 + (Math.floor(hash / (first.length * second.length)) % numbers)
  return `${first[hash % first.length]} ${noun} ${suffix}`
}
