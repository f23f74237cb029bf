import type { Player } from '@latchkey/product-api'
import type { Messages } from '../messages/en.ts'

/** What a player goes by: the name they chose, else one that is told apart by a few letters of their id. */
export function toPlayerName(messages: Messages, { id, name }: Player): string {
  return name ?? messages.leaderboard.unnamed(id.slice(0, 4))
}
