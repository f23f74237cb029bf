import type { Messages } from '../en.ts'

/** German texts that a banned player sees. */
export const banned: Messages['banned'] = {
  title: 'Du bist vorerst gesperrt',
  titleForGood: 'Du bist gesperrt',
  until: (moment) =>
    `Das Team hat dieses Konto bis ${moment} gesperrt. Die Sperre endet automatisch.`,
  forGood: 'Das Team hat dieses Konto bis auf Weiteres gesperrt.',
  reason: 'Grund',
  kept: 'Deine Punkte, Gegenstände und Meldungen bleiben erhalten.',
  write: 'Team kontaktieren',
  other: 'Anderes Konto nutzen',
  notAdded: 'Dieses Konto ist im Club gesperrt',
}
