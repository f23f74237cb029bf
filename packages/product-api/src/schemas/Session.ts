import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Account, AccountId } from './account.ts'
import { LinkProvider } from './link.ts'

/** What this browser is signed in with. */
export const Session = z.object({
  /** Of the row that signed in last; for the list of sessions, never a secret. */
  id: RandomId,
  /** The account that signed in last; `null` where that was an account elsewhere. */
  account: z.nullable(Account),
  /** Where the account elsewhere is; `null` where a wallet signed. */
  provider: z.nullable(LinkProvider),
  /** All accounts of wallets signed in here, one per address and chain, newest first. */
  accounts: z.array(AccountId),
  /** When the player's account goes for good, as they asked for; `null` for who has not. */
  deletionAt: z.nullable(Time),
  createdAt: Time,
  /** When who signed in last is signed out at the latest. Contract accounts sign again every 24 h. */
  expiresAt: Time,
})
export type Session = z.infer<typeof Session>
