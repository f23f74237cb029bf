import type { ChangeRow } from '../db/schema.ts'
import { type Asker, type Letter, toTime } from './Letter.ts'

const texts = {
  archive: {
    asked: 'Someone asked to put your wallet away',
    done: 'Your wallet was put away',
    undone: 'Your wallet is in use again',
    means: 'A wallet that is put away is not used any more; another one can be made in its place.',
  },
  code: {
    asked: 'Someone asked to change your recovery code',
    done: 'Your recovery code was changed',
    undone: 'Your earlier recovery code counts again',
    means: 'The code that you have written down then recovers nothing.',
  },
  copied: {
    asked: 'Someone asked to let the operator recover your wallet',
    done: 'Your wallet can now be recovered by the operator',
    undone: 'The operator’s copy of your wallet is as it was',
    means: 'With its copy the operator can recover and use your wallet.',
  },
  dropped: {
    asked: 'Someone asked to delete the operator’s copy of your wallet',
    done: 'Your wallet can no longer be recovered by the operator',
    undone: 'The operator’s copy of your wallet is as it was',
    means: 'Without its copy your recovery code alone recovers the wallet.',
  },
  passkeyAdded: {
    asked: 'Someone asked to put a passkey of your wallet back',
    done: 'A passkey was added to your wallet',
    undone: 'The passkey that was added to your wallet is out of use',
    means: 'It brings the wallet back on every device that has it.',
  },
  passkeyRemoved: {
    asked: 'Someone asked to remove a passkey from your wallet',
    done: 'A passkey was removed from your wallet',
    undone: 'The passkey that was removed from your wallet counts again',
    means: 'It brings nothing back any more.',
  },
} as const

export type MailedDeed = Pick<ChangeRow, 'kind' | 'next'>

function toTextName({ kind, next }: MailedDeed): keyof typeof texts {
  if (kind === 'escrow') return next.escrowCt === null ? 'dropped' : 'copied'
  if (kind !== 'passkey') return kind
  return next.passkey?.removedAt === undefined ? 'passkeyAdded' : 'passkeyRemoved'
}

const readTexts = (deed: MailedDeed) => texts[toTextName(deed)]

export type MailedChange = MailedDeed &
  Pick<ChangeRow, 'proven' | 'takesEffectAt'> & { readonly link: string }

/** Tells the owner of a change that waits or was made, and how it is undone (S-36). */
export function toChangeLetter(asker: Asker, change: MailedChange): Letter {
  const { proven, takesEffectAt, link } = change
  const { asked, done, means } = readTexts(change)
  return {
    asker,
    subject: proven ? done : asked,
    sentence: proven
      ? `${done}, by a device that has opened it.`
      : `${asked}. It takes effect on ${toTime(takesEffectAt)}.`,
    button: { label: proven ? 'Undo it' : 'Stop it', link },
    notes: [
      means,
      'If it was you, there is nothing to do. If it was not you, undo it.',
      'For 30 days every browser that holds the wallet can bring back what was there before.',
    ],
  }
}

/** Tells the owner that something was taken back (S-36). */
export function toUndoneLetter(asker: Asker, deed: MailedDeed): Letter {
  const { undone } = readTexts(deed)
  return {
    asker,
    subject: undone,
    sentence: `${undone}.`,
    notes: ['If it was not you, look at your wallet’s page in a browser that holds it.'],
  }
}
