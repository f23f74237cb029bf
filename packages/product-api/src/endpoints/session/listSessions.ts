import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Account } from '../../schemas/account.ts'
import { LinkProvider } from '../../schemas/link.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Lists the user's sessions in all browsers, newest first: one per address and chain or account elsewhere. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    sessions: z.array(
      z.object({
        id: RandomId,
        /** `null` where an account elsewhere came in: that of `provider`. */
        account: z.nullable(Account),
        provider: z.nullable(LinkProvider),
        createdAt: Time,
        lastSeenAt: Time,
        /** For people, e.g. `Chromium on Linux`; `Unknown browser` where it cannot be told. */
        browser: z.string(),
        /** It belongs to the browser that asks. */
        current: z.boolean(),
      }),
    ),
  }),
})
