import * as z from 'zod'
import { readOwnData } from '../../own-data/readOwnData.ts'
import { readUser } from '../../users/readUser.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import { requirePlayer } from '../findPlayers.ts'

/**
 * Admin command that exports all stored data of a player, for a player who asks the team because
 * they cannot sign in. The result equals the export on the profile page, plus the ban.
 */
export const readData = defineCommand({
  usage: 'data <player> <file>',
  summary: 'Writes a player’s data to a file (.json).',
  toOrder: ({ player, file }) => ({ input: { player }, write: file }),
  input: z.strictObject({ player: z.string() }),
  async run(context, { player }) {
    const { db, now } = context
    const userId = await requirePlayer(db, player)
    const data = await readOwnData(db, userId, now)
    const user = await readUser(db, userId)
    const ban = user?.bannedAt ? { until: user.bannedUntil, reason: user.banReason } : null
    await audit(db, context, { action: 'player.data', details: { userId } })
    return { ...data, ban }
  },
})
