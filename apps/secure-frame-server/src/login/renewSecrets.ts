import { randomToken, sha256 } from '@latchkey/service'
import { codeLifetimeMs, linkLifetimeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { MailTransaction } from '../db/schema.ts'
import { toReleaseLinkLetter } from '../mail/escrowMails.ts'
import type { Asker, Letter } from '../mail/Letter.ts'
import { toCodeLetter, toLinkLetter } from '../mail/mails.ts'
import { toDisownLink } from './disownLink.ts'
import { drawCode, drawNumber } from './drawCode.ts'

/** Columns of a mail transaction whose values change with each mail. */
type Changes = Pick<MailTransaction, 'expiresAt' | 'deviceNumber'> &
  Partial<Pick<MailTransaction, 'codeHash' | 'linkHash' | 'attempts'>>

type Renewed = { readonly letter: Letter; readonly changes: Changes }

/**
 * Creates the secrets for the next mail of a mail transaction, and the mail's text. The database
 * stores only hashes of the secrets.
 */
export function renewSecrets(context: FrameContext, row: MailTransaction, asker: Asker): Renewed {
  return row.step === 'device' ? toLink(context, row, asker) : toCode(context, row, asker)
}

function toCode(context: FrameContext, row: MailTransaction, asker: Asker): Renewed {
  const { code, changes } = drawFor(context, row)
  return {
    letter: toCodeLetter({ asker, code, disownLink: toDisownLink(context, row) }),
    changes: {
      ...changes,
      deviceNumber: null,
      expiresAt: new Date(context.clock.now() + codeLifetimeMs),
    },
  }
}

/**
 * Creates the link of a mail transaction and its mail. The mail of a login also contains a code, so
 * that one mail is enough (S-42).
 */
function toLink(context: FrameContext, row: MailTransaction, asker: Asker): Renewed {
  const { config, clock } = context
  const { purpose, showsNumber } = row
  const token = randomToken()
  const link = `${config.publicOrigin}/device#link=${token}`
  const options = { asker, link, disownLink: toDisownLink(context, row) }
  const drawn = purpose === 'login' ? drawFor(context, row) : undefined
  return {
    letter:
      purpose === 'escrow'
        ? toReleaseLinkLetter(options)
        : toLinkLetter({ ...options, code: drawn?.code, showsNumber }),
    changes: {
      ...drawn?.changes,
      linkHash: sha256(token),
      deviceNumber: showsNumber ? drawNumber() : null,
      expiresAt: new Date(clock.now() + linkLifetimeMs),
    },
  }
}

function drawFor({ hash }: FrameContext, { id, thumbprint }: MailTransaction) {
  const code = drawCode()
  return { code, changes: { codeHash: hash('code', id, thumbprint, code), attempts: 0 } }
}
