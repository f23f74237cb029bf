import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'

/** Terminal colours, and control characters other than line breaks and tabs. */
const invisible = /(?![\n\r\t])\p{Cc}(?:(?<=\p{Cc})\[[\d;]*[A-Za-z])?/gu

const loneSurrogate = /\p{Cs}/gu

/**
 * Removes terminal colours and invisible control characters from a pasted text, because users
 * neither see nor can delete them. Line breaks and tabs stay. A lone surrogate becomes U+FFFD.
 */
export const toVisibleText = (text: string): string =>
  text.replace(loneSurrogate, '\ufffd').replace(invisible, '')

/** Creates the schema of a text as a user typed or pasted it, without invisible characters. */
const typed = (most: number) =>
  z.string().check(z.overwrite(toVisibleText), z.trim(), z.maxLength(most))

/** Severity of a report: blocks all use, hinders use, or only looks wrong. */
export const Severity = z.enum(['blocks', 'hinders', 'looks'])
export type Severity = z.infer<typeof Severity>

/** Maximum number of characters in each field of a bug report. */
export const reportLimits = {
  title: 80,
  happened: 4_000,
  steps: 2_000,
  diagnostics: 200_000,
} as const

/** Limits of a prepared JPEG or WebP picture: bytes, and pixels per side. */
export const pictureLimits = { bytes: 400_000, side: 1_600 } as const

/** A picture's bytes as base64 text, within the size limit of pictures. */
const Base64 = z
  .string()
  .check(z.maxLength(4 * Math.ceil(pictureLimits.bytes / 3)), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/**
 * The content of a bug report. `steps` may be empty; `diagnostics` is only present with the
 * player's consent.
 */
export const ReportText = z.strictObject({
  title: typed(reportLimits.title).check(z.minLength(4)),
  severity: Severity,
  happened: typed(reportLimits.happened).check(z.minLength(10)),
  steps: typed(reportLimits.steps),
  diagnostics: z.nullable(typed(reportLimits.diagnostics)),
  /** A JPEG or WebP picture; absent for a report without a picture. */
  picture: z.optional(Base64),
})
export type ReportText = z.infer<typeof ReportText>

/** The stored picture of a bug report, with its media type. */
export const Picture = z.object({ type: z.enum(['image/jpeg', 'image/webp']), data: Base64 })
export type Picture = z.infer<typeof Picture>

/**
 * A bug report as its player sees it. It omits diagnostics, and its picture is a separate request.
 */
export const Report = z.object({
  id: RandomId,
  createdAt: Time,
  title: z.string(),
  severity: Severity,
  happened: z.string(),
  steps: z.string(),
  hasDiagnostics: z.boolean(),
  hasPicture: z.boolean(),
  status: z.enum(['open', 'answered', 'fixed', 'closed']),
  /** Replies of the team to the report, oldest first. */
  answers: z.array(z.object({ at: Time, text: z.string() })),
})
export type Report = z.infer<typeof Report>
