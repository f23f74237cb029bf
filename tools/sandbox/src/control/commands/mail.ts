import * as z from 'zod'
import { defineCommand } from '../Command.ts'

const waitMs = 30_000

/**
 * Waits for a mail and returns the oldest match, immediately or on arrival. `message` is null after
 * a timeout.
 */
export const waitForMail = defineCommand({
  name: 'wait-for-mail',
  input: z.strictObject({
    to: z.string().optional(),
    /** Only mails with a greater id match. */
    after: z.number().int().min(0).optional(),
    /** Text that the subject contains. */
    subject: z.string().optional(),
    timeoutMs: z.number().int().min(0).max(waitMs).default(waitMs),
  }),
  run: async ({ timeoutMs, ...filter }, { mailbox }) => {
    const message = await mailbox.wait(filter, AbortSignal.timeout(timeoutMs))
    return { message: message ?? null }
  },
})

/** Deletes all mails. */
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
