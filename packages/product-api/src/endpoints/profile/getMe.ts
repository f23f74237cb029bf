import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { AccountId } from '../../schemas/account.ts'
import { Avatar } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Reads the signed-in user and the accounts this browser is signed in with. */
export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    user: z.object({
      id: RandomId,
      createdAt: Time,
      displayName: z.nullable(z.string().check(z.maxLength(64))),
      /** Index of the player's avatar. Absent: 0, the default drawing. */
      avatar: z.optional(Avatar),
    }),
    accounts: z.array(AccountId),
  }),
  cacheMs: 30_000,
})
