import { fillIn } from '@latchkey/core'
import type { Asker, Letter } from './Letter.ts'

type Answerable = { readonly asker: Asker; readonly disownLink: string }

/** Creates the letter with the code of a login or of another step. */
export function toCodeLetter({ code, ...rest }: Answerable & { readonly code: string }): Letter {
  const { subject, sentence, note } = rest.asker.messages.code
  return { ...rest, subject: fillIn(subject, { code }), sentence, code, notes: [note] }
}

type LinkOptions = Answerable & {
  readonly link: string
  /** Code of a login. `undefined` for the recovery page. */
  readonly code: string | undefined
  /** Whether the app shows a number that the user types on the page. */
  readonly showsNumber: boolean
}

/**
 * Creates the letter with the link that approves a device. It also has the code, which is needed if
 * the app shows no number (S-42).
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
 * Creates the new-device letter for a login by provider. It has no attempt to disown; the dashboard
 * revokes the device.
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

/** Creates the letter to the old address after a change (S-43). */
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
 * Creates the letter to an address that a provider reported (S-43). Login by that provider is
 * unchanged.
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
