import * as z from 'zod'
import { readPurchases } from '../../shop/readPurchases.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { findPlayers } from '../findPlayers.ts'

const mostShown = 100

/** Reads what a player bought, newest first: 100 at most. */
export const listPurchases = defineCommand({
  input: z.strictObject({ player: z.string() }),
  async run({ db }, { player }) {
    const userId = (await findPlayers(db, [player])).get(player)
    if (userId === undefined) throw new AdminError(`There is no player "${player}".`)
    return readPurchases(db, { userId, limit: mostShown })
  },
})
