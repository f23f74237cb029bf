import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'

/** Text as people type it: lines and tabs, but no other control characters. */
const typed = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u))

/** How bad it is: nothing goes on, it goes on with trouble, or it only looks wrong. */
export const Severity = z.enum(['blocks', 'hinders', 'looks'])
export type Severity = z.infer<typeof Severity>

/** Most characters of each field. */
export const reportLimits = {
  title: 80,
  happened: 4_000,
  steps: 2_000,
  diagnostics: 200_000,
} as const

/** What a player reports. `steps` may be empty; `diagnostics` is there with the player's yes alone. */
export const ReportText = z.strictObject({
  title: typed(reportLimits.title).check(z.minLength(4)),
  severity: Severity,
  happened: typed(reportLimits.happened).check(z.minLength(10)),
  steps: typed(reportLimits.steps),
  diagnostics: z.nullable(typed(reportLimits.diagnostics)),
})
export type ReportText = z.infer<typeof ReportText>

/** A report as its player sees it. Diagnostics are not sent back. */
export const Report = z.object({
  id: RandomId,
  createdAt: Time,
  title: z.string(),
  severity: Severity,
  happened: z.string(),
  steps: z.string(),
  hasDiagnostics: z.boolean(),
  status: z.enum(['open', 'answered', 'fixed', 'closed']),
  /** Of the team, oldest first. */
  answers: z.array(z.object({ at: Time, text: z.string() })),
})
export type Report = z.infer<typeof Report>
