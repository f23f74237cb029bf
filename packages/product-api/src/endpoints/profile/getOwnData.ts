import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { LinkedAccount } from '../../schemas/link.ts'
import { Avatar } from '../../schemas/Player.ts'
import { Report } from '../../schemas/Report.ts'
import { Purchase } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Reads everything that is kept of the player who asks, all of it at once. */
export const getOwnData = defineEndpoint({
  method: 'GET',
  path: '/api/me/data',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    readAt: Time,
    user: z.object({
      id: RandomId,
      createdAt: Time,
      displayName: z.nullable(z.string()),
      avatar: z.optional(Avatar),
      deletionAt: z.nullable(Time),
    }),
    /** `scope` is the chain whose code signed, empty where a key did. */
    accounts: z.array(
      z.object({ namespace: z.string(), address: z.string(), scope: z.string(), createdAt: Time }),
    ),
    links: z.array(LinkedAccount),
    sessions: z.array(
      z.object({ browser: z.string(), createdAt: Time, lastSeenAt: Time, expiresAt: Time }),
    ),
    points: z.array(
      z.object({ season: z.string(), points: z.int(), reason: z.string(), awardedAt: Time }),
    ),
    reports: z.array(z.extend(Report, { diagnostics: z.nullable(z.string()) })),
    purchases: z.array(Purchase),
    /** Given when the player came, to spend; no season has them. */
    welcomePoints: z.int(),
    /** Since when the player wants to be told when the shop opens; `null`: not. */
    watchesShopSince: z.nullable(Time),
  }),
})
