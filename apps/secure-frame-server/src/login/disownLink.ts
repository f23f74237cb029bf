import type { FrameContext } from '../context/FrameContext.ts'
import type { MailTransaction } from '../db/schema.ts'

type Keys = Pick<FrameContext, 'hash' | 'config'>
type Attempt = Pick<MailTransaction, 'id' | 'email'>

/**
 * Derives the secret that proves receipt of a mail of this transaction at this address. The server
 * does not store it.
 */
export const toDisownSecret = ({ hash }: Pick<Keys, 'hash'>, { id, email }: Attempt): string =>
  hash('disown', id, email)

/**
 * Returns the "This was not me" link. All mails of a transaction to one address contain the same
 * link (S-42).
 */
export const toDisownLink = (context: Keys, attempt: Attempt): string =>
  `${context.config.publicOrigin}/device#disown=${attempt.id}.${toDisownSecret(context, attempt)}`
