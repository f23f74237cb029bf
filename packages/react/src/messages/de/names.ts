import type { nameTexts } from '../names.ts'

/** German texts of the views for account names. */
export const names: Readonly<Record<keyof typeof nameTexts, string>> = {
  'names.introTitle': 'Ein Name für dein Konto',
  'names.intro':
    'Andere finden dich und senden dir Token mit einem Namen wie {name} statt einer langen Adresse.',
  'names.example': 'dein',
  'names.choose': 'Namen wählen',
  'names.faq': 'Mehr über Namen',

  'names.label': 'Kontoname',
  'names.submit': 'Diesen Namen registrieren',
  'names.hint': 'Du bestätigst ihn mit einer kostenlosen Signatur.',
  'names.gap.length': 'Nutze mindestens 4 Zeichen',
  'names.gap.letters': 'Nutze nur Buchstaben, Ziffern und Bindestriche',
  'names.isTaken': 'Vergeben. Wähle einen anderen Namen.',
  'names.registering': 'Wird registriert',
  'names.suggestions': 'Vorschläge',
  'names.taken': 'vergeben',
  'names.suggestionsFailed': 'Namensvorschläge konnten nicht geladen werden',
  'names.owned': 'Dein Konto hat schon einen Namen',
  'names.declined': 'Du hast die Anfrage abgelehnt',
  'names.failed': 'Der Name konnte nicht registriert werden',

  'names.isYours': '{name} gehört dir',
  'names.isYoursText': 'Dein Konto zeigt jetzt diesen Namen, und andere können daran senden.',
  'names.go': 'Los geht’s',
}
