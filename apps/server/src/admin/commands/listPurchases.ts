import * as z from 'zod'
import { readPurchases } from '../../shop/readPurchases.ts'
import { defineCommand } from '../AdminCommand.ts'
import { requirePlayer } from '../findPlayers.ts'

const mostShown = 100

/** Admin command that lists a player's purchases, newest first, at most 100. */
export const listPurchases = defineCommand({
  usage: 'shop purchases <player>',
  summary: 'Lists a player’s purchases.',
  input: z.strictObject({ player: z.string() }),
  async run({ db }, { player }) {
    return readPurchases(db, { userId: await requirePlayer(db, player), limit: mostShown })
  },
})
