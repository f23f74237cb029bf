import * as z from 'zod'
import { removeMark } from '../../bans/banMarks.ts'
import { liftBan } from '../../bans/banPlayer.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { audit } from '../audit.ts'
import { findPlayers } from '../findPlayers.ts'

/**
 * Admin command that ends the ban of a player. If the player has deleted their account, the
 * operator names one of its former logins instead, e.g. `eip155:0x…`.
 */
export const unban = defineCommand({
  usage: 'unban <player>',
  summary: 'Lifts a ban. For a deleted account, give a login: eip155:0x… or discord:1234.',
  input: z.strictObject({ player: z.string() }),
  async run(context, { player }) {
    const userId = (await findPlayers(context.db, [player])).get(player)
    await context.db.transaction(async (transaction) => {
      const lifted =
        userId === undefined
          ? await removeMark(transaction, player)
          : await liftBan(transaction, userId)
      if (!lifted) throw new AdminError(`"${player}" is not banned.`)
      const details = userId === undefined ? { deleted: true } : { userId }
      await audit(transaction, context, { action: 'player.unban', details })
    })
    return { player: userId ?? player, banned: false }
  },
})
