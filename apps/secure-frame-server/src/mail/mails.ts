import { fillIn } from '@latchkey/core'
import type { Asker, Letter } from './Letter.ts'

type Answerable = { readonly asker: Asker; readonly disownLink: string }

/** Creates the letter with a one-time code, for a login or another action. */
export function toCodeLetter({ code, ...rest }: Answerable & { readonly code: string }): Letter {
  const { subject, sentence, note } = rest.asker.messages.code
  return { ...rest, subject: fillIn(subject, { code }), sentence, code, notes: [note] }
}

type LinkOptions = Answerable & {
  readonly link: string
  /** Code of the login; `undefined` if the link opens the recovery page. */
  readonly code: string | undefined
  /** Whether the app shows a number that the user must type on the link's page. */
  readonly showsNumber: boolean
}

/**
 * Creates the letter with the link that approves a device. It also contains the login code, which
 * the user needs if the app shows no number (S-42).
 */
export function toLinkLetter({ link, code, showsNumber, ...rest }: LinkOptions): Letter {
  const { link: texts, code: codeTexts } = rest.asker.messages
  const codeNotes = code === undefined ? [] : [fillIn(texts.code, { code, note: codeTexts.note })]
  return {
    ...rest,
    subject: texts.subject,
    sentence: showsNumber ? texts.typeNumber : texts.confirm,
    button: { label: texts.button, link },
    notes: [texts.lifetime, ...codeNotes],
  }
}

/** Creates the letter that reports a new device to the owner of other devices (S-42). */
export function toNewDeviceLetter(options: Answerable): Letter {
  const { subject, sentence } = options.asker.messages.newDevice
  return { ...options, subject, sentence }
}

const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/**
 * Creates the new-device letter for a social login. It has no "This was not me" link; the owner
 * revokes the device on the dashboard.
 */
export function toNewSocialDeviceLetter(
  asker: Asker,
  { provider, link }: { readonly provider: string; readonly link: string },
): Letter {
  const { subject, social, button, note } = asker.messages.newDevice
  return {
    asker,
    subject,
    sentence: fillIn(social, { provider: providerNames[provider] ?? provider }),
    button: { label: button, link },
    notes: [note],
  }
}

/**
 * Creates the letter to the old address after a change of the email address, with the link that
 * reverts it (S-43).
 */
export function toChangedLetter(asker: Asker, link: string): Letter {
  const { changed, old, takeBack, note } = asker.messages.email
  return {
    asker,
    subject: changed,
    sentence: old,
    button: { label: takeBack, link },
    notes: [note],
  }
}

/**
 * Creates the letter about a changed email address to an address that a login provider reported
 * (S-43). Logins with that provider continue to work.
 *
 * @param first - Whether the user had no address before.
 */
export function toAddressLetter(
  asker: Asker,
  { first, link }: { readonly first: boolean; readonly link: string },
): Letter {
  const { email } = asker.messages
  return {
    asker,
    subject: first ? email.added : email.changed,
    sentence: first ? email.first : email.other,
    button: { label: first ? email.takeAway : email.takeBack, link },
    notes: [email.note],
  }
}
