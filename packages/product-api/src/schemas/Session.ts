import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Account, AccountId } from './account.ts'
import { LinkProvider } from './link.ts'

/** The session of one browser, in which several accounts can be signed in. */
export const Session = z.object({
  /** Id of the account that signed in last, as in the list of sessions. It is not a secret. */
  id: RandomId,
  /** The wallet account that signed in last; `null` if a linked account signed in last. */
  account: z.nullable(Account),
  /** Provider of the linked account that signed in last; `null` if a wallet did. */
  provider: z.nullable(LinkProvider),
  /** All signed-in wallet accounts of this browser, one per address and chain, newest first. */
  accounts: z.array(AccountId),
  /** Time at which the player's account is deleted, if the player requested it; else `null`. */
  deletionAt: z.nullable(Time),
  createdAt: Time,
  /**
   * Time at which the last login ends at the latest. Contract accounts must sign in again every 24
   * h.
   */
  expiresAt: Time,
})
export type Session = z.infer<typeof Session>
