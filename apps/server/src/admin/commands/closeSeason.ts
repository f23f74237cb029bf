import * as z from 'zod'
import { closeSeason as close } from '../../points/seasons.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import { findSeason } from '../findSeason.ts'

/**
 * Admin command that closes a season: later awards do not count. Closing a closed season changes
 * nothing.
 */
export const closeSeason = defineCommand({
  usage: 'close-season <season>',
  summary: 'Closes a season.',
  input: z.strictObject({ season: z.string() }),
  async run(context, { season: named }) {
    const { db, now } = context
    const season = await findSeason(db, named)
    if (season.closedAt) return { closedAt: season.closedAt }
    const closedAt = new Date(now)
    await db.transaction(async (transaction) => {
      await close(transaction, season.id, closedAt)
      await audit(transaction, context, { action: 'season.close', details: { id: season.id } })
    })
    return { closedAt }
  },
})
