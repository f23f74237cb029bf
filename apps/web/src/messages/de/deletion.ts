import type { Messages } from '../en.ts'

/** German texts for deleting an account. */
export const deletion: Messages['deletion'] = {
  title: 'Konto löschen',
  text: (days) =>
    `Dein Name, verknüpfte Konten, Geräte und Meldungen werden ${days} Tage nach deiner Anfrage gelöscht. Bis dahin kannst du es dir anders überlegen.`,
  ask: 'Konto löschen',
  confirm: {
    title: 'Dein Konto löschen?',
    message: (day) =>
      `Am ${day} werden dein Name, verknüpfte Konten, Geräte und Meldungen gelöscht. Deine Punkte bleiben ohne Namen in der Rangliste. Deine Wallet und dein Guthaben sind nicht betroffen. Bis zu diesem Tag kannst du dich anmelden und dein Konto behalten.`,
  },
  asked: (day) => `Dein Konto wird am ${day} gelöscht.`,
  keep: 'Mein Konto behalten',
  kept: 'Dein Konto wird nicht gelöscht',
  failed: 'Das hat nicht geklappt. Es hat sich nichts geändert.',
  banner: 'Löschung des Kontos',
}
