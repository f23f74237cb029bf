import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { LinkedAccount } from '../../schemas/link.ts'
import { Avatar } from '../../schemas/Player.ts'
import { Report } from '../../schemas/Report.ts'
import { Purchase } from '../../schemas/shop.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Reads a consistent snapshot of all stored data of the signed-in player. */
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
    /** Wallet accounts. `scope` is the chain of the contract that signed; empty if a key signed. */
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
    /** Points granted at sign-up. They can be spent, but belong to no season. */
    welcomePoints: z.int(),
    /**
     * Time at which the player asked to be notified of the shop's opening; `null`: the player did
     * not ask.
     */
    watchesShopSince: z.nullable(Time),
  }),
})
