/** Providers whose marks are drawn here. */
export type SocialMarkName =
  | 'google'
  | 'x'
  | 'discord'
  | 'farcaster'
  | 'github'
  | 'apple'
  | 'facebook'

/** Lines in a square of 20. */
export const strokes: { readonly [name in SocialMarkName]: readonly string[] } = {
  // The letter G.
  google: ['M15.5 5.5A7 7 0 1 0 17 10h-6'],
  // Two crossing lines.
  x: ['M4.5 4.5l11 11', 'M15.5 4.5l-11 11'],
  // A bubble with two words in it.
  discord: [
    'M6 4h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-3l-4 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    'M7.5 9v.01',
    'M12.5 9v.01',
  ],
  // The letter F in a square.
  farcaster: [
    'M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3z',
    'M8 14V6.5h4.5',
    'M8 10h3.5',
  ],
  // A branch of code.
  github: [
    'M6 7.5v5',
    'M6 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    'M6 12.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    'M14 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    'M14 7.5c0 3-8 2-8 5',
  ],
  // A round fruit with its stalk.
  apple: ['M10 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', 'M10 7c0-2 1-3.5 3-4'],
  // The letter f.
  facebook: ['M13.5 3.5H13a3 3 0 0 0-3 3V17', 'M7 10h5.5'],
}
