import type { permissionTexts } from '../permissions.ts'

/** German texts of the views for smart sessions. */
export const permissions: Readonly<Record<keyof typeof permissionTexts, string>> = {
  'sessions.title': 'Smart Sessions',
  'sessions.beta': 'Beta',
  'sessions.states': 'Smart Sessions nach Zustand',
  'sessions.active': 'Aktiv',
  'sessions.expired': 'Abgelaufen',
  'sessions.revoked': 'Widerrufen',
  'sessions.loading': 'Smart Sessions werden geladen',
  'sessions.failed': 'Smart Sessions konnten nicht geladen werden',
  'sessions.offline': 'Du bist offline',
  'sessions.offlineText': 'Smart Sessions erscheinen, sobald du wieder online bist.',
  'sessions.none.active': 'Keine aktiven Smart Sessions',
  'sessions.none.expired': 'Keine abgelaufenen Smart Sessions',
  'sessions.none.revoked': 'Keine widerrufenen Smart Sessions',
  'sessions.noneText': 'Hier erscheinen Apps, die handeln dürfen, ohne dich zu fragen.',
  'sessions.at.active': 'Bis {date}',
  'sessions.at.expired': 'Abgelaufen: {date}',
  'sessions.at.revoked': 'Widerrufen: {date}',
  'sessions.may': 'Ohne zu fragen, darf sie:',
  'sessions.contract-call': 'Den Vertrag {contract} aufrufen',
  'sessions.native-token-recurring-allowance': '{period} bis zu {amount} ausgeben',
  'sessions.token': '{period} bis zu {amount} ({token}) ausgeben',
  'sessions.erc20-recurring-allowance':
    '{period} bis zu {amount} der kleinsten Einheiten des Tokens {token} ausgeben',
  'sessions.every.day': 'jeden Tag',
  'sessions.every.hour': 'jede Stunde',
  'sessions.every.minute': 'jede Minute',
  'sessions.every.second': 'jede Sekunde',
  'sessions.every': 'alle {period}',
  'sessions.other': 'Unbekannte Berechtigung: {type}',
  'sessions.nothing': 'Nichts',
  'sessions.revoke': 'Widerrufen',
  'sessions.confirm':
    'Die App muss dich danach wieder fragen. Das lässt sich nicht rückgängig machen.',
  'sessions.keep': 'Behalten',
  'sessions.revoking': 'Bestätige in deiner Wallet',
  'sessions.done': 'Smart Session widerrufen',
  'sessions.doneHere': 'Hier widerrufen. Deine Wallet behält die Berechtigung, bis sie abläuft.',
  'sessions.declined': 'Du hast die Anfrage abgelehnt',
  'sessions.notRevoked': 'Die Smart Session konnte nicht widerrufen werden',

  'sessions.created': 'Smart Session erstellt',
  'sessions.createdText':
    'Die App darf jetzt ohne Rückfrage tun, was du bestätigt hast, bis die Session abläuft. Du kannst sie jederzeit widerrufen.',
  'sessions.unlistedText':
    'Die App darf jetzt ohne Rückfrage tun, was du bestätigt hast, bis die Session abläuft. Die Session konnte noch nicht gelistet werden. Bis dahin zeigt nur dieser Browser sie, und du kannst sie nur hier widerrufen.',
  'sessions.show': 'Smart Sessions anzeigen',
  'sessions.gotIt': 'Verstanden',
  'sessions.help': 'Mehr über Smart Sessions',
}
