import * as z from 'zod'
import { limits } from '../limits.ts'

const Topic = z.string().regex(/^[0-9a-f]{64}$/)
const Topics = z.array(Topic).max(limits.batch)
const digitRun = new RegExp(`\\d{${limits.digits + 1}}`)
const isSealed = (text: string) => !digitRun.test(text)
/**
 * Schema of a message's text. It must not contain long runs of digits; the base64 of real clients
 * never does.
 */
const Text = z.string().min(1).max(limits.frameBytes).refine(isSealed)
const Ttl = z.number().int().positive().max(limits.ttlSeconds)
// Attestation of the client's origin. Browsers send an empty text if they could not create it, and
// some clients send `null`.
const Attestation = z
  .string()
  .refine(isSealed)
  .nullish()
  .transform((text) => text || undefined)

/**
 * Schema of the parameters of a published message. Clients add fields for tracking, which are
 * dropped.
 */
const Publish = z.object({
  topic: Topic,
  message: Text,
  ttl: Ttl,
  prompt: z.boolean().default(false),
  tag: z.number().int().nonnegative().default(0),
  attestation: Attestation,
})
export type Publish = z.infer<typeof Publish>

/**
 * Schemas for the parameters of all relay methods, in both versions of the protocol (wire §2.1).
 */
export const requests = {
  irn_subscribe: z.object({ topic: Topic }),
  irn_batchSubscribe: z.object({ topics: Topics }),
  irn_unsubscribe: z.object({ topic: Topic }),
  irn_batchUnsubscribe: z.object({
    subscriptions: z.array(z.object({ topic: Topic })).max(limits.batch),
  }),
  irn_publish: Publish,
  irn_batchPublish: z.object({ messages: z.array(Publish).max(limits.batch) }),
  irn_fetchMessages: z.object({ topic: Topic }),
  irn_batchFetchMessages: z.object({ topics: Topics }),
  wc_proposeSession: z.object({
    pairingTopic: Topic,
    sessionProposal: Text,
    ttl: Ttl.default(300),
    attestation: Attestation,
  }),
  wc_approveSession: z.object({
    sessionTopic: Topic,
    pairingTopic: Topic,
    sessionProposalResponse: Text,
    sessionSettlementRequest: Text,
    ttl: Ttl.default(300),
  }),
} as const

export type Requests = {
  readonly [method in keyof typeof requests]: z.output<(typeof requests)[method]>
}
export type Method = keyof Requests
