import type { Messages } from '../en.ts'

/** German texts of the list of signed-in devices, and of signing out. */
export const sessions: Messages['sessions'] = {
  title: 'Geräte & Wiederherstellung',
  current: 'Dieses Gerät',
  lastSeen: (when) => `Zuletzt aktiv: ${when}`,
  signOut: 'Abmelden',
  signOutDevice: (browser) => `Abmelden: ${browser}`,
  signOutOthers: 'Alle anderen Geräte abmelden',
  none: 'Nur dieses Gerät ist angemeldet.',
  failedTitle: 'Deine Geräte konnten nicht geladen werden',
  failedText: 'Unser Server hat nicht geantwortet. Es hat sich nichts geändert.',
  tryAgain: 'Erneut versuchen',
  revoked: 'Gerät abgemeldet',
  othersRevoked: 'Alle anderen Geräte abgemeldet',
  revokeFailed: 'Das hat nicht geklappt. Es hat sich nichts geändert.',
  signedOut: 'Du bist abgemeldet',
  confirmOne: {
    title: 'Dieses Gerät abmelden?',
    message: (browser) => `${browser} wird sofort abgemeldet und muss sich neu anmelden.`,
  },
  confirmOthers: {
    title: 'Alle anderen Geräte abmelden?',
    message: 'Jedes Gerät außer diesem muss sich neu anmelden.',
  },
  confirmSelf: {
    title: 'Abmelden?',
    message: 'Du wirst abgemeldet und deine Wallet getrennt.',
  },
}
