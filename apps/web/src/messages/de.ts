import { banned } from './de/banned.ts'
import { bugReport } from './de/bugReport.ts'
import { deletion } from './de/deletion.ts'
import { landing } from './de/landing.ts'
import { leaderboard } from './de/leaderboard.ts'
import { callback, links } from './de/links.ts'
import { login } from './de/login.ts'
import { privacy } from './de/privacy.ts'
import { balances, points, profile } from './de/profile.ts'
import { profileTest } from './de/profileTest.ts'
import { sessions } from './de/sessions.ts'
import { shop } from './de/shop.ts'
import type { Messages } from './en.ts'

export { messages as kit } from '@latchkey/react/messages/de'
export { errors } from './de/errors.ts'

/** German texts of the product. They address the player as "du". */
export const messages: Messages = {
  locale: 'de-DE',
  direction: 'ltr',
  brand: 'Latchkey',
  skipToContent: 'Zum Inhalt springen',

  navigation: {
    label: 'Seiten',
    privacy: 'Datenschutz',
    home: 'Latchkey, Startseite',
  },

  screens: {
    profile: { title: 'Profil' },
    leaderboard: { title: 'Rangliste' },
    shop: { title: 'Shop' },
    bugReport: { title: 'Fehler melden', short: 'Melden' },
    profileTest: { title: 'Profil für Tester' },
  },

  language: 'Sprache',

  theme: {
    label: 'Farbschema',
    system: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
  },

  login,
  profile,
  deletion,
  banned,
  points,
  balances,
  sessions,
  links,
  profileTest,
  landing,
  leaderboard,
  shop,
  bugReport,
  callback,

  confirm: {
    cancel: 'Abbrechen',
  },

  cookies: {
    label: 'Cookies',
    text: 'Diese Seite und Dritte verwenden Cookies für personalisierte Funktionen, Analysen und personalisierte Werbung. „Alle ablehnen“ behält nur die notwendigen Cookies.',
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    more: 'Was gespeichert wird und warum',
  },

  offline:
    'Du bist offline. Diese Seite ist vielleicht nicht aktuell. Sie aktualisiert sich, sobald du wieder online bist.',

  update: {
    ready: 'Eine neue Version ist bereit',
    reload: 'Neu laden',
  },

  lost: {
    title: 'Das Clubhaus antwortet nicht',
    text: 'Unser Server ist nicht erreichbar. Wenn du angemeldet warst, bist du es noch.',
    banner:
      'Unser Server antwortet nicht. Du bleibst angemeldet, aber diese Seite ist vielleicht nicht aktuell.',
    kept: (when) => `Unser Server antwortet nicht. Diese Rangliste wurde ${when} geladen.`,
    maintenanceTitle: 'Wegen Wartung geschlossen',
    maintenanceText:
      'Wir arbeiten am Clubhaus. Wenn du angemeldet warst, bist du es noch. Komm in ein paar Minuten wieder.',
    retrying: 'Neuer Versuch läuft automatisch',
    tryAgain: 'Erneut versuchen',
    reference: (ref) => `Referenz ${ref}`,
  },

  broken: {
    configTitle: 'Nicht richtig eingerichtet',
    title: 'Diese Seite funktioniert nicht mehr',
    text: 'Etwas darauf ist fehlgeschlagen. Dein Konto und dein Guthaben sind nicht betroffen.',
    chunkTitle: 'Diese Seite konnte nicht geladen werden',
    chunkText:
      'Vielleicht bist du offline, oder eine neuere Version hat sie ersetzt. Lade neu, um die neueste Version zu bekommen.',
    reload: 'Neu laden',
    reference: (code) => `Referenz ${code}`,
  },

  loading: 'Lädt',
  showAll: (count) => `Alle ${count} anzeigen`,

  privacy,
}
