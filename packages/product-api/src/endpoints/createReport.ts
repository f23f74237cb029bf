import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { Report, ReportText } from '../Report.ts'

/** Sends a report. The same key again answers the same report; with other words 422 `key_reused` (S-94). */
export const createReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'session',
  keyed: true,
  input: ReportText,
  response: z.object({ report: Report }),
})
