import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { Cursor } from '../leaderboard.ts'
import { Report } from '../Report.ts'

/** Reads the player's own reports, newest first: 20 rows. `next` is where the next page begins, `null` after the last. */
export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'session',
  input: z.strictObject({ after: z.optional(Cursor) }),
  response: z.object({ reports: z.array(Report), next: z.nullable(Cursor) }),
})
