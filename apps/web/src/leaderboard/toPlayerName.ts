import type { Player } from '@latchkey/product-api'
import type { Messages } from '../messages/en.ts'

/**
 * Returns a player's display name: the name that the player chose, else a default name with a few
 * letters of the id.
 */
export function toPlayerName(messages: Messages, { id, name }: Player): string {
  return name ?? messages.leaderboard.unnamed(id.slice(0, 4))
}
