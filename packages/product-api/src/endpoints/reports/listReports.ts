import * as z from 'zod/mini'
import { Cursor } from '../../schemas/leaderboard.ts'
import { Report } from '../../schemas/Report.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads a page of the player's own reports, newest first: 20 rows. `next` is the cursor of the next
 * page, or `null` on the last.
 */
export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'session',
  input: z.strictObject({ after: z.optional(Cursor) }),
  response: z.object({ reports: z.array(Report), next: z.nullable(Cursor) }),
})
