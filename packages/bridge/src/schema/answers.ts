import * as z from 'zod/mini'
import { longText } from './fields.ts'

/**
 * Payload of every `_ERROR` answer: the error's text and code. The code is an extension of the
 * public format, which other vendors ignore.
 */
export const ErrorPayload = z.object({ message: longText, code: z.optional(z.number()) })
export type ErrorPayload = z.output<typeof ErrorPayload>

/**
 * Payload of READY: the frame's version, whether the frame refuses the page's origin, and whether
 * it supports a port. Invalid values of the last two fields count as absent, because other vendors
 * may use these names.
 */
export const ReadyPayload = z.pipe(
  z.object({
    version: z.optional(longText),
    refused: z.optional(z.unknown()),
    channel: z.optional(z.unknown()),
  }),
  z.transform(({ version, refused, channel }) => ({
    version,
    /** Whether the frame refuses the origin of the page that embeds it (S-04). */
    refused: refused === 'origin',
    /** Whether the frame can move messages to a separate message port (S-11). */
    channel: channel === 1,
  })),
)
export type ReadyPayload = z.output<typeof ReadyPayload>

/**
 * Payload of SESSION_UPDATE, with which the frame reports a changed session. The token is a hint
 * without authority (S-12).
 */
export const SessionPayload = z.object({ token: longText })
