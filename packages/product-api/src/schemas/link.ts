import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { returnPaths } from './screens.ts'

/** Providers whose accounts can be linked: the item marketplace, its sandbox, and the chat platform. */
export const LinkProvider = z.enum(['marketplace', 'marketplace-sandbox', 'discord'])
export type LinkProvider = z.infer<typeof LinkProvider>

/** Where a link or login may lead afterwards (S-75). */
export const ReturnPath = z.enum(returnPaths)
export type ReturnPath = z.infer<typeof ReturnPath>

/** `login`: whoever that account belongs to comes in. `link`: the account becomes one of the signed-in user's. */
export const LinkPurpose = z.enum(['login', 'link'])
export type LinkPurpose = z.infer<typeof LinkPurpose>

/** An account elsewhere that belongs to the user; one per provider. */
export const LinkedAccount = z.object({
  provider: LinkProvider,
  /** As the provider tells it; `null` where it tells none. */
  name: z.nullable(z.string()),
  /** Only a verified one. */
  email: z.nullable(z.string()),
  linkedAt: Time,
})
export type LinkedAccount = z.infer<typeof LinkedAccount>
