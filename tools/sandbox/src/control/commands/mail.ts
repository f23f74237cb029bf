import * as z from 'zod'
import { defineCommand } from '../Command.ts'

const waitMs = 30_000

/**
 * Returns the oldest mail that matches. If none has arrived yet, waits for it; after a timeout,
 * `message` is null.
 */
export const waitForMail = defineCommand({
  name: 'wait-for-mail',
  input: z.strictObject({
    to: z.string().optional(),
    /** Only mails with a greater id match. */
    after: z.number().int().min(0).optional(),
    /** Text that the subject must contain. */
    subject: z.string().optional(),
    timeoutMs: z.number().int().min(0).max(waitMs).default(waitMs),
  }),
  run: async ({ timeoutMs, ...filter }, { mailbox }) => {
    const message = await mailbox.wait(filter, AbortSignal.timeout(timeoutMs))
    return { message: message ?? null }
  },
})

/** Deletes all received mails. */
export const clearMail = defineCommand({
  name: 'clear-mail',
  input: z.strictObject({}),
  run: async (_, { mailbox }) => {
    mailbox.clear()
    return {}
  },
})

/** Sets the faults of mail delivery. A field that is not given is off. */
export const setMailFault = defineCommand({
  name: 'set-mail-fault',
  input: z.strictObject({
    refuse: z.boolean().default(false),
    lose: z.boolean().default(false),
    duplicate: z.boolean().default(false),
  }),
  run: async (fault, { mailbox }) => {
    mailbox.setFault(fault)
    return fault
  },
})
