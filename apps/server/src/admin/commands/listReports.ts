import { asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { reports, users } from '../../db/schema.ts'
import { defineCommand } from '../AdminCommand.ts'

const mostShown = 100
const Status = z.enum(['open', 'answered', 'fixed', 'closed'])

/**
 * Admin command that lists bug reports with one status, oldest first, at most 100. Technical
 * details are included if a report is requested by id.
 */
export const listReports = defineCommand({
  usage: 'reports <which>',
  summary: 'Lists reports by status (open, answered, fixed, closed), or reads one by its id.',
  toOrder: ({ which }) => ({
    input: Status.safeParse(which).success ? { status: which } : { id: which },
  }),
  input: z.strictObject({
    status: Status.default('open'),
    id: z.string().optional(),
  }),
  async run({ db }, { status, id }) {
    const rows = await db
      .select({ report: reports, player: users.displayName })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.userId))
      .where(id === undefined ? eq(reports.status, status) : eq(reports.id, id))
      .orderBy(asc(reports.createdAt))
      .limit(mostShown)
    return rows.map(({ report: { diagnostics, ...report }, player }) => ({
      ...report,
      player,
      ...(id !== undefined && { diagnostics }),
    }))
  },
})
