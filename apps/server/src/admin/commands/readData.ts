import * as z from 'zod'
import { readOwnData } from '../../own-data/readOwnData.ts'
import { readUser } from '../../users/readUser.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import { requirePlayer } from '../findPlayers.ts'

/** Reads all that is kept of a player, for who asks for it and cannot come in: as their own profile would give it, and the ban. */
export const readData = defineCommand({
  usage: 'data <player> <file>',
  summary: 'Writes all data of a player to a file (.json).',
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
