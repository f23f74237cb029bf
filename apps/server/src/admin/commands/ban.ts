import { Option } from 'commander'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { banPlayer } from '../../bans/banPlayer.ts'
import { sessions } from '../../db/schema.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { StartTime } from '../AdminTime.ts'
import { audit } from '../audit.ts'
import { requirePlayer } from '../findPlayers.ts'

/**
 * Admin command that bans a player until a date, or until the command `unban`. With `dryRun`
 * nothing is written.
 */
export const ban = defineCommand({
  usage: 'ban <player>',
  summary: 'Bans a player until a time, or until unban.',
  options: [
    new Option('--reason <text>', 'Shown to the player.'),
    new Option('--until <time>', 'The end of the ban, as a day or a time.'),
    new Option('--dry-run', 'Writes nothing.'),
  ],
  input: z.strictObject({
    player: z.string(),
    /** The reason for the ban as shown to the player. */
    reason: z.string().trim().min(1).max(400).optional(),
    until: StartTime.optional(),
    dryRun: z.boolean().default(false),
  }),
  async run(context, { player, reason = null, until = null, dryRun }) {
    const { db, now } = context
    if (until && until.getTime() <= now) throw new AdminError('The ban would already have ended.')
    const userId = await requirePlayer(db, player)
    const facts = { player: userId, until, reason, dryRun }
    if (dryRun) {
      const open = await db.$count(sessions, eq(sessions.userId, userId))
      return { ...facts, sessions: open }
    }
    const ended = await db.transaction(async (transaction) => {
      const at = new Date(now)
      const count = await banPlayer(transaction, { userId, at, until, reason })
      if (count === undefined) throw new AdminError(`There is no player "${player}".`)
      const details = { userId, until, reason, sessions: count }
      await audit(transaction, context, { action: 'player.ban', details })
      return count
    })
    return { ...facts, sessions: ended }
  },
})
