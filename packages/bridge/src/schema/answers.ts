import * as z from 'zod/mini'
import { longText } from './fields.ts'

/** Payload of every `_ERROR`. The number is an extension: other peers drop it. */
export const ErrorPayload = z.object({ message: longText, code: z.optional(z.number()) })
export type ErrorPayload = z.output<typeof ErrorPayload>

/**
 * Payload of READY. Invalid values of the last two fields count as absent, because other peers may
 * use these names.
 */
export const ReadyPayload = z.pipe(
  z.object({
    version: z.optional(longText),
    refused: z.optional(z.unknown()),
    channel: z.optional(z.unknown()),
  }),
  z.transform(({ version, refused, channel }) => ({
    version,
    /** Whether the frame refuses this origin (S-04). */
    refused: refused === 'origin',
    /** Whether the frame supports a separate message port (S-11). */
    channel: channel === 1,
  })),
)
export type ReadyPayload = z.output<typeof ReadyPayload>

/** Payload of SESSION_UPDATE. The token is a hint without authority (S-12). */
export const SessionPayload = z.object({ token: longText })
