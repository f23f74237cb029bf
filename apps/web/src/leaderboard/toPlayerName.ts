import type { Player } from '@latchkey/product-api'
import type { Messages } from '../messages/en.ts'

/** Letters and digits of a code. Vowels and look-alikes are absent, so that no code is a word. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ'
const codeLength = 4

/**
 * Returns a player's display name: the name that the player chose, else a default name with a code
 * that is derived from the whole id.
 */
export function toPlayerName(messages: Messages, { id, name }: Player): string {
  return name ?? messages.leaderboard.unnamed(toCode(id))
}

/** Returns the FNV-1a hash of a text as letters and digits. */
function toCode(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return Array.from({ length: codeLength }, () => {
    const letter = letters[hash % letters.length]
    hash = Math.floor(hash / letters.length)
    return letter
  }).join('')
}
