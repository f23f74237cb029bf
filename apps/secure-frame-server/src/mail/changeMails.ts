import { fillIn } from '@latchkey/core'
import type { ChangeRow } from '../db/schema.ts'
import type { Messages } from '../messages/catalogues.ts'
import { type Asker, type Letter, toTime } from './Letter.ts'

export type MailedDeed = Pick<ChangeRow, 'kind' | 'next'>

function toTextName({ kind, next }: MailedDeed): keyof Messages['changes'] {
  if (kind === 'escrow') return next.escrowCt === null ? 'dropped' : 'copied'
  if (kind !== 'passkey') return kind
  return next.passkey?.removedAt === undefined ? 'passkeyAdded' : 'passkeyRemoved'
}

export type MailedChange = MailedDeed &
  Pick<ChangeRow, 'proven' | 'takesEffectAt'> & { readonly link: string }

/** Creates the letter about a scheduled or applied wallet change, with its undo link (S-36). */
export function toChangeLetter(asker: Asker, change: MailedChange): Letter {
  const { proven, takesEffectAt, link } = change
  const { change: texts, changes } = asker.messages
  const { asked, done, means } = changes[toTextName(change)]
  return {
    asker,
    subject: proven ? done : asked,
    sentence: proven
      ? fillIn(texts.made, { change: done })
      : fillIn(texts.waits, { change: asked, time: toTime(takesEffectAt, asker.messages) }),
    button: { label: proven ? texts.undo : texts.stop, link },
    notes: [means, texts.ifYou, texts.bringBack],
  }
}

/** Creates the letter about a wallet change that was undone (S-36). */
export function toUndoneLetter(asker: Asker, deed: MailedDeed): Letter {
  const { change: texts, changes } = asker.messages
  const { undone } = changes[toTextName(deed)]
  return {
    asker,
    subject: undone,
    sentence: fillIn(texts.undone, { change: undone }),
    notes: [texts.ifNotYou],
  }
}
