import type { FrameContext } from '../context/FrameContext.ts'
import type { MailTransaction } from '../db/schema.ts'

type Keys = Pick<FrameContext, 'hash' | 'config'>
type Attempt = Pick<MailTransaction, 'id' | 'email'>

/**
 * Derives the secret of the "This was not me" link, which proves that its sender received the mail.
 * The server does not store it.
 */
export const toDisownSecret = ({ hash }: Pick<Keys, 'hash'>, { id, email }: Attempt): string =>
  hash('disown', id, email)

/**
 * Returns the "This was not me" link. All mails of a transaction to the same address contain the
 * same link (S-42).
 */
export const toDisownLink = (context: Keys, attempt: Attempt): string =>
  `${context.config.publicOrigin}/device#disown=${attempt.id}.${toDisownSecret(context, attempt)}`
