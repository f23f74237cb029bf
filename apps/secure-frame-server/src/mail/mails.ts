import type { Asker, Letter } from './Letter.ts'

type Answerable = { readonly asker: Asker; readonly disownLink: string }

const codeNote =
  'It works for ten minutes, in the browser that asked for it. We will never ask you for it.'

/** The code of a login or of a step that needs one. */
export const toCodeLetter = ({
  code,
  ...rest
}: Answerable & { readonly code: string }): Letter => ({
  ...rest,
  subject: `Your {operator} code: ${code}`,
  sentence: 'Enter this code in the app:',
  code,
  notes: [codeNote],
})

type LinkOptions = Answerable & {
  readonly link: string
  /** Of a login; the recovery page has none. */
  readonly code: string | undefined
  /** The app shows a number, which its owner types on the page. */
  readonly showsNumber: boolean
}

/** The link that approves a device, with the code that is asked for where no number is (S-42). */
export function toLinkLetter({ link, code, showsNumber, ...rest }: LinkOptions): Letter {
  const act = showsNumber ? 'type the number that the app shows' : 'confirm that it is yours'
  const codeText = `If the app asks for a code after that, it is ${code}. ${codeNote}`
  return {
    ...rest,
    subject: 'Let this device in?',
    sentence: `A new device wants to sign in. If it is yours, open the page and ${act}.`,
    button: { label: 'Look at the request', link },
    notes: ['The link works for ten minutes.', ...(code === undefined ? [] : [codeText])],
  }
}

/** Tells the owner of other devices that one more is let in (S-42). */
export const toNewDeviceLetter = (options: Answerable): Letter => ({
  ...options,
  subject: 'A new device signed in to {operator}',
  sentence:
    'A device that was not used before has signed in with your email. If it was you, there is nothing to do.',
})

const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** The same for logins through a provider, whose mail holds no attempt to disown: the wallet's page ends the device. */
export const toNewSocialDeviceLetter = (
  asker: Asker,
  { provider, link }: { readonly provider: string; readonly link: string },
): Letter => ({
  asker,
  subject: 'A new device signed in to {operator}',
  sentence: `A device that was not used before has signed in with your account at ${providerNames[provider] ?? provider}. If it was you, there is nothing to do.`,
  button: { label: 'Look at your devices', link },
  notes: [
    'If it was not you, sign that device out on this page, and change your password at the provider.',
  ],
})

const revertNote =
  'If it was not you, take it back within 24 hours. That also signs out every device.'

/** The notice to an old address after a change (S-43). */
export const toChangedLetter = (asker: Asker, link: string): Letter => ({
  asker,
  subject: 'Your {operator} email was changed',
  sentence: 'This address no longer signs you in; another one does.',
  button: { label: 'Take the change back', link },
  notes: [revertNote],
})

/** The same to an address that a provider told (S-43), which signs in as before. @param first - There was none before. */
export const toAddressLetter = (
  asker: Asker,
  { first, link }: { readonly first: boolean; readonly link: string },
): Letter => ({
  asker,
  subject: first
    ? 'An email was added to your {operator} account'
    : 'Your {operator} email was changed',
  sentence: first
    ? 'An email address was added to your account and signs in to it from now on.'
    : 'Another email address signs in to your account from now on.',
  button: { label: first ? 'Take it away again' : 'Take the change back', link },
  notes: [revertNote],
})
