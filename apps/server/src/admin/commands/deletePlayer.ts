import * as z from 'zod'
import { readUser } from '../../users/readUser.ts'
import { requestDeletion } from '../../users/requestDeletion.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import { requirePlayer } from '../findPlayers.ts'

/**
 * Admin command that schedules the deletion of a player's account in 14 days, for a player who asks
 * the team because they cannot sign in. The profile page schedules the same deletion.
 */
export const deletePlayer = defineCommand({
  usage: 'delete <player>',
  summary: 'Deletes a player’s account in 14 days.',
  input: z.strictObject({ player: z.string() }),
  async run(context, { player }) {
    const userId = await requirePlayer(context.db, player)
    return context.db.transaction(async (transaction) => {
      await requestDeletion(transaction, userId, context.now)
      const deletionAt = (await readUser(transaction, userId))?.deletionAt
      await audit(transaction, context, {
        action: 'player.delete',
        details: { userId, deletionAt },
      })
      return { player: userId, deletionAt }
    })
  },
})
