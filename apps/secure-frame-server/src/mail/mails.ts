import { fillIn } from '../messages/fillIn.ts'
import type { Asker, Letter } from './Letter.ts'

type Answerable = { readonly asker: Asker; readonly disownLink: string }

/** The code of a login or of a step that needs one. */
export function toCodeLetter({ code, ...rest }: Answerable & { readonly code: string }): Letter {
  const { subject, sentence, note } = rest.asker.messages.code
  return { ...rest, subject: fillIn(subject, { code }), sentence, code, notes: [note] }
}

type LinkOptions = Answerable & {
  readonly link: string
  /** Of a login; the recovery page has none. */
  readonly code: string | undefined
  /** The app shows a number, which its owner types on the page. */
  readonly showsNumber: boolean
}

/** The link that approves a device, with the code that is asked for where no number is (S-42). */
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

/** Tells the owner of other devices that one more is let in (S-42). */
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

/** The same for logins through a provider, whose mail holds no attempt to disown: the wallet's page ends the device. */
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

/** The notice to an old address after a change (S-43). */
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

/** The same to an address that a provider told (S-43), which signs in as before. @param first - There was none before. */
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
