import { type Asker, type Letter, toTime } from './Letter.ts'

/** The link that lets a device wait for the operator's copy (S-26). */
export const toReleaseLinkLetter = (options: {
  readonly asker: Asker
  readonly link: string
  readonly disownLink: string
}): Letter => ({
  asker: options.asker,
  disownLink: options.disownLink,
  subject: 'Recover your wallet?',
  sentence:
    'A device asks for the operator’s copy of your wallet. If it is yours, open the page and type the number that the app shows. The wait begins then.',
  button: { label: 'Look at the request', link: options.link },
  notes: [
    'With the copy, the device can use everything in the wallet. The link works for ten minutes.',
  ],
})

/** Tells the owner that the wait has begun, and how it is ended (S-26). */
export const toReleaseLetter = (
  asker: Asker,
  { opensAt, link }: { readonly opensAt: Date; readonly link: string },
): Letter => ({
  asker,
  subject: 'Someone asked to recover your wallet',
  sentence: `A device asked for a copy of your wallet. It gets the copy on ${toTime(opensAt)} at the earliest.`,
  button: { label: 'Stop the recovery', link },
  notes: ['If it was you, there is nothing to do. If it was not you, stop it before that time.'],
})

/** Tells the owner that the copy was given out (S-26). */
export const toReleasedLetter = (asker: Asker): Letter => ({
  asker,
  subject: 'Your wallet was recovered',
  sentence: 'A device got the copy of your wallet that the operator keeps.',
  notes: ['If it was not you, move what is in your wallet to another one at once.'],
})
