import * as z from 'zod/mini'
import { longText } from './fields.ts'

/** Payload of every `_ERROR`. The number is ours: peers that do not know it drop it. */
export const ErrorPayload = z.object({ message: longText, code: z.optional(z.number()) })
export type ErrorPayload = z.output<typeof ErrorPayload>

/** Payload of READY. What a peer says in another form than ours of the last two counts as not said. */
export const ReadyPayload = z.pipe(
  z.object({
    version: z.optional(longText),
    refused: z.optional(z.unknown()),
    channel: z.optional(z.unknown()),
  }),
  z.transform(({ version, refused, channel }) => ({
    version,
    /** The frame does not serve this origin (S-04). */
    refused: refused === 'origin',
    /** The frame can move to a port of its own (S-11). */
    channel: channel === 1,
  })),
)
export type ReadyPayload = z.output<typeof ReadyPayload>

/** Payload of SESSION_UPDATE. The token is a hint without authority (S-12). */
export const SessionPayload = z.object({ token: longText })
