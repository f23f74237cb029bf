import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { toReturnPath } from './screens.ts'

/** Providers whose accounts can be linked: the item marketplace, its sandbox, and the chat platform. */
export const LinkProvider = z.enum(['marketplace', 'marketplace-sandbox', 'discord'])
export type LinkProvider = z.infer<typeof LinkProvider>

/** Path and query to which the user may return after a login or link (S-75, `toReturnPath`). */
export const ReturnPath = z.string().check(z.refine((path) => toReturnPath(path) === path))
export type ReturnPath = z.infer<typeof ReturnPath>

/** `login`: signs in the owner of the account. `link`: adds the account to the signed-in user. */
export const LinkPurpose = z.enum(['login', 'link'])
export type LinkPurpose = z.infer<typeof LinkPurpose>

/** A user's account at a provider; at most one per provider. */
export const LinkedAccount = z.object({
  provider: LinkProvider,
  /** Name of the account as the provider reported it; `null` if it has none. */
  name: z.nullable(z.string()),
  /** Verified email address of the account, if there is one. */
  email: z.nullable(z.string()),
  linkedAt: Time,
})
export type LinkedAccount = z.infer<typeof LinkedAccount>
