import type { SocialName } from '@latchkey/kit'

/** Names of the companies, the same in every language. */
export const socialNames: Readonly<Record<SocialName, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}
