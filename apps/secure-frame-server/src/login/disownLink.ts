import type { FrameContext } from '../context/FrameContext.ts'
import type { MailTransaction } from '../db/schema.ts'

type Keys = Pick<FrameContext, 'hash' | 'config'>
type Attempt = Pick<MailTransaction, 'id' | 'email'>

/** What proves that a mail of this transaction went to this address; nothing of it is stored. */
export const toDisownSecret = ({ hash }: Pick<Keys, 'hash'>, { id, email }: Attempt): string =>
  hash('disown', id, email)

/** Where "This was not me" leads: the same in every mail of a transaction to an address (S-42). */
export const toDisownLink = (context: Keys, attempt: Attempt): string =>
  `${context.config.publicOrigin}/device#disown=${attempt.id}.${toDisownSecret(context, attempt)}`
