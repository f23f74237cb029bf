import type { Mail } from './Mailer.ts'
import { type Asker, toMail, toTime, toWho } from './mails.ts'

/** The link that lets a device wait for the operator's copy (S-26). */
export function toReleaseLinkMail(to: string, asker: Asker, link: string): Mail {
  return toMail(to, 'Recover your wallet?', [
    'A device asks the operator for a copy of your wallet, with which it can use everything in it:',
    toWho(asker),
    'If it is yours, open this page and pick the number that the app shows. The wait begins then:',
    { link, label: 'Look at the request' },
    'The link is good for ten minutes. If it was not you, refuse it there, and sign out the devices that you do not know.',
  ])
}

/** Tells the owner that the wait has begun, and how it is ended (S-26). */
export function toReleaseMail(
  to: string,
  asker: Asker,
  { opensAt, link }: { readonly opensAt: Date; readonly link: string },
): Mail {
  return toMail(to, 'Somebody asked to recover your wallet', [
    `A device asked for a copy of your wallet. It gets the copy on ${toTime(opensAt)} at the earliest.`,
    toWho(asker),
    'If it was you, there is nothing to do. If it was not you, stop it before that time:',
    { link, label: 'Stop the recovery' },
  ])
}

/** Tells the owner that the copy was given out (S-26). */
export function toReleasedMail(to: string, asker: Asker): Mail {
  return toMail(to, 'Your wallet was recovered', [
    'A device got the copy of your wallet that the operator keeps:',
    toWho(asker),
    'If it was not you, move what is in your wallet to another one at once.',
  ])
}

const changes = {
  added: {
    subject: 'Your wallet can now be recovered by the operator',
    text: 'A copy of your wallet is kept for you. The operator can recover and use it. You can delete the copy in the settings of your wallet.',
  },
  dropped: {
    subject: 'Your wallet can no longer be recovered by the operator',
    text: 'The copy of your wallet was deleted. From now on your recovery code alone recovers it.',
  },
} as const

/** Tells the owner that who can recover the wallet has changed (S-26). */
export function toCopyMail(to: string, asker: Asker, change: keyof typeof changes): Mail {
  const { subject, text } = changes[change]
  return toMail(to, subject, [
    text,
    `Changed by ${toWho(asker)}.`,
    'If it was not you, sign in, change it back, and sign out the devices that you do not know.',
  ])
}
