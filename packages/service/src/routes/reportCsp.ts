import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { toBlockedOrigin, toDirective } from '../http/cspReport.ts'
import { createDefineRoute } from '../http/defineRoute.ts'
import { done } from './policies.ts'
import type { StandingService } from './StandingService.ts'

const defineRoute = createDefineRoute<StandingService>()

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/api/csp-report',
  access: 'public',
  // Only this route ignores unknown fields, because browsers add different fields to their reports.
  input: z.object({
    'csp-report': z.object({
      'effective-directive': z.optional(z.string()),
      'violated-directive': z.optional(z.string()),
      'blocked-uri': z.optional(z.string()),
    }),
  }),
  response: z.object({ ok: z.literal(true) }),
})

/**
 * Receives the browsers' reports on violations of the content security policy, and counts them
 * (S-110).
 */
export const reportCsp = defineRoute(endpoint, {
  access: 'public',
  owner: 'no-owner',
  rate: 'report',
  bodyLimitBytes: 16 * 1024,
  idempotency: 'repeatable',
  // Browsers send reports automatically and without a CSRF token. A report only increases a
  // counter.
  csrf: 'exempt',
  contentType: 'application/json',
  handle({ input, context, request }) {
    const report = input['csp-report']
    const directive = toDirective(report['effective-directive'] ?? report['violated-directive'])
    const blockedOrigin = toBlockedOrigin(report['blocked-uri'])
    context.metrics.cspReports.inc({ directive })
    context.log.warn('csp_report', { ref: request.id, directive, blockedOrigin })
    return done
  },
})
