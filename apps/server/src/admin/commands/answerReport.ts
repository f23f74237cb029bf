import { randomId } from '@latchkey/service'
import { Option } from 'commander'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { reportAnswers, reports } from '../../db/schema.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { audit } from '../audit.ts'

/** Admin command that answers a player's bug report and sets its status. */
export const answerReport = defineCommand({
  usage: 'answer <report> <text>',
  summary: 'Answers a player’s report.',
  options: [
    new Option('--status <status>', 'The new status of the report.').choices([
      'answered',
      'fixed',
      'closed',
    ]),
  ],
  input: z.strictObject({
    report: z.string(),
    text: z.string().trim().min(1).max(4_000),
    status: z.enum(['answered', 'fixed', 'closed']).default('answered'),
  }),
  async run(context, { report: reportId, text, status }) {
    const at = new Date(context.now)
    await context.db.transaction(async (transaction) => {
      const found = await transaction
        .update(reports)
        .set({ status })
        .where(eq(reports.id, reportId))
        .returning({ id: reports.id })
      if (found.length === 0) throw new AdminError(`There is no report "${reportId}".`)
      await transaction.insert(reportAnswers).values({ id: randomId(), reportId, at, text })
      await audit(transaction, context, { action: 'report.answer', details: { reportId, status } })
    })
    return { report: reportId, status }
  },
})
