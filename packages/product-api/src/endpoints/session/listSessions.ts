import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Account } from '../../schemas/account.ts'
import { LinkProvider } from '../../schemas/link.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Lists the user's sessions in all browsers, newest first: one per address and chain, or per linked
 * account.
 */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    sessions: z.array(
      z.object({
        id: RandomId,
        /** The wallet account that is signed in; `null` for a session of a linked account. */
        account: z.nullable(Account),
        provider: z.nullable(LinkProvider),
        createdAt: Time,
        lastSeenAt: Time,
        /**
         * Browser name to display, e.g. `Chromium on Linux`; `Unknown browser` if it cannot be
         * detected.
         */
        browser: z.string(),
        /** True if the session belongs to the requesting browser. */
        current: z.boolean(),
      }),
    ),
  }),
})
