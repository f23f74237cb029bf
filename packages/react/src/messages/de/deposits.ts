import type { depositTexts } from '../deposits.ts'

/** German texts of the views for deposits from an exchange. */
export const deposits: Readonly<Record<keyof typeof depositTexts, string>> = {
  'title.PayWithExchange': 'Von Börse einzahlen',
  'title.PayWithExchangeSelectAsset': 'Asset wählen',
  'deposit.dollars': 'Betrag in US-Dollar',
  'deposit.change': 'Ein anderes Asset als {symbol} wählen',
  'deposit.about': 'Etwa {amount}',
  'deposit.noPrice': 'Preis nicht verfügbar',
  'deposit.presets': 'Beträge',
  'deposit.from': 'Einzahlen von',
  'deposit.loading': 'Börsen werden geladen',
  'deposit.none': 'Keine Börse unterstützt {symbol} hier.',
  'deposit.failed': 'Börsen konnten nicht geladen werden',
  'deposit.notHere': 'Keine Börse unterstützt dieses Konto.',
  'deposit.noAmount': 'Gib zuerst einen Betrag ein',
  'deposit.pending': 'Eine andere Einzahlung steht noch aus',
  'deposit.note': 'Die Börse öffnet sich in einem eigenen Fenster. Bestätige die Einzahlung dort.',

  'deposit.search': 'Assets suchen',
  'deposit.clearSearch': 'Suche löschen',
  'deposit.noTokens': 'Keine Token gefunden',
  'deposit.buy': 'Kaufen',
}
