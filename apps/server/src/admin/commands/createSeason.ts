import { Option } from 'commander'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { seasons } from '../../db/schema.ts'
import { createSeason as create } from '../../points/seasons.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { EndTime, StartTime } from '../AdminTime.ts'
import { audit } from '../audit.ts'

/** Admin command that creates an open season. */
export const createSeason = defineCommand({
  usage: 'create-season <name>',
  summary: 'Opens a season.',
  options: [
    new Option('--starts <day>', 'The first day.').makeOptionMandatory(),
    new Option('--ends <day>', 'The last day.'),
  ],
  toOrder: ({ name, starts: startsAt, ends: endsAt }) => ({ input: { name, startsAt, endsAt } }),
  input: z.strictObject({
    name: z.string().trim().min(1).max(60),
    startsAt: StartTime,
    endsAt: EndTime.optional(),
  }),
  async run(context, { endsAt = null, ...given }) {
    const { db } = context
    const season = { ...given, endsAt }
    if (endsAt && endsAt <= season.startsAt)
      throw new AdminError('The season would end before it starts.')
    const same = await db.select().from(seasons).where(eq(seasons.name, season.name))
    if (same.length > 0) throw new AdminError(`A season "${season.name}" already exists.`)
    return db.transaction(async (transaction) => {
      const id = await create(transaction, season)
      await audit(transaction, context, { action: 'season.create', details: { id, ...season } })
      return { id }
    })
  },
})
