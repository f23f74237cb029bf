import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Account, AccountId } from './account.ts'

/** What this browser is signed in with. */
export const Session = z.object({
  /** Of the row of `account`; for the list of sessions, never a secret. */
  id: RandomId,
  /** The account that signed in last. */
  account: Account,
  /** All accounts signed in here, one per address and chain, newest first. */
  accounts: z.array(AccountId),
  createdAt: Time,
  /** When `account` is signed out at the latest. Contract accounts sign again every 24 h. */
  expiresAt: Time,
})
export type Session = z.infer<typeof Session>
