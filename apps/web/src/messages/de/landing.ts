import type { Messages } from '../en.ts'

/** German texts of the sections of the login page that show the club to visitors. */
export const landing: Messages['landing'] = {
  top: 'Spitze der Rangliste',
  topOf: (season) => `Spitze von ${season}`,
  topNone: 'Noch hat niemand Punkte. Die ersten Punkte bringen die Führung.',
  topFailed: 'Die Rangliste konnte nicht geladen werden.',
}
