import * as z from 'zod'
import { defineCommand } from '../Command.ts'

const waitMs = 30_000

/**
 * Waits for a mail: the oldest that fits, at once or when it arrives. `message` is null when none came in time.
 */
export const waitForMail = defineCommand({
  name: 'wait-for-mail',
  input: z.strictObject({
    to: z.string().optional(),
    /** Id of a mail: only newer ones. */
    after: z.number().int().min(0).optional(),
    /** Part of the subject. */
    subject: z.string().optional(),
    timeoutMs: z.number().int().min(0).max(waitMs).default(waitMs),
  }),
  run: async ({ timeoutMs, ...filter }, { mailbox }) => {
    const message = await mailbox.wait(filter, AbortSignal.timeout(timeoutMs))
    return { message: message ?? null }
  },
})

/** Empties the mailbox. */
export const clearMail = defineCommand({
  name: 'clear-mail',
  input: z.strictObject({}),
  run: async (_, { mailbox }) => {
    mailbox.clear()
    return {}
  },
})

/** Sets the faults of mail delivery. Omitted fields are off. */
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
