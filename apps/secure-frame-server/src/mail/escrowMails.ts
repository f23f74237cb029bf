import { fillIn } from '@latchkey/core'
import { type Asker, type Letter, toTime } from './Letter.ts'

/** Creates the letter whose link lets a device wait for the operator's copy (S-26). */
export function toReleaseLinkLetter(options: {
  readonly asker: Asker
  readonly link: string
  readonly disownLink: string
}): Letter {
  const { asker, link, disownLink } = options
  const { askSubject, askSentence, askButton, askNote } = asker.messages.release
  return {
    asker,
    disownLink,
    subject: askSubject,
    sentence: askSentence,
    button: { label: askButton, link },
    notes: [askNote],
  }
}

/**
 * Creates the letter that reports the start of the waiting time for the operator's copy, with the
 * cancel link (S-26).
 */
export function toReleaseLetter(
  asker: Asker,
  { opensAt, link }: { readonly opensAt: Date; readonly link: string },
): Letter {
  const { begunSubject, begunSentence, begunButton, begunNote } = asker.messages.release
  return {
    asker,
    subject: begunSubject,
    sentence: fillIn(begunSentence, { time: toTime(opensAt, asker.messages) }),
    button: { label: begunButton, link },
    notes: [begunNote],
  }
}

/** Creates the letter that reports the release of the operator's copy (S-26). */
export function toReleasedLetter(asker: Asker): Letter {
  const { doneSubject, doneSentence, doneNote } = asker.messages.release
  return { asker, subject: doneSubject, sentence: doneSentence, notes: [doneNote] }
}
