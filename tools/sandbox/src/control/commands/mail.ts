import * as z from 'zod'
import { defineCommand } from '../Command.ts'

const waitMs = 30_000

/**
 * Control command that returns the oldest mail that matches. If none has arrived yet, waits for it;
 * after a timeout, `message` is null.
 */
export const waitForMail = defineCommand({
  name: 'wait-for-mail',
  input: z.strictObject({
    to: z.string().optional(),
    /** Only mails with a greater id match. Absent: all mails. */
    after: z.number().int().min(0).optional(),
    /** Text that the mail's subject must contain. */
    subject: z.string().optional(),
    timeoutMs: z.number().int().min(0).max(waitMs).default(waitMs),
  }),
  run: async ({ timeoutMs, ...filter }, { mailbox }) => {
    const message = await mailbox.wait(filter, AbortSignal.timeout(timeoutMs))
    return { message: message ?? null }
  },
})

/** Control command that deletes all received mails. */
export const clearMail = defineCommand({
  name: 'clear-mail',
  input: z.strictObject({}),
  run: async (_, { mailbox }) => {
    mailbox.clear()
    return {}
  },
})

/**
 * Control command that sets the faults of mail delivery. A missing field switches its fault off.
 */
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
