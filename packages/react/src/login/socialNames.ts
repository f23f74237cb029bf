import type { SocialName } from '@latchkey/kit'

/** Brand names of the providers, which are not translated. */
export const socialNames: Readonly<Record<SocialName, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}
