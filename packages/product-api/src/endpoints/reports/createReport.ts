import * as z from 'zod/mini'
import { Report, ReportText } from '../../schemas/Report.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Sends a bug report. A repeated idempotency key returns the same report; with a different input it
 * fails with 422 `key_reused` (S-94).
 */
export const createReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'session',
  keyed: true,
  input: ReportText,
  response: z.object({ report: Report }),
})
