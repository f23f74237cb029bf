import type { buyTexts } from '../buys.ts'

/** German texts of the buy views. */
export const buys: Readonly<Record<keyof typeof buyTexts, string>> = {
  'buy.fees': 'Gebühren {fees}',
  'buy.unreached': 'Nicht geladen. Tippe für einen neuen Versuch.',
  'buy.none': 'Keine Anbieter verfügbar',
  'buy.notHere': 'Für dieses Konto nicht verfügbar',
  'buy.note':
    'Du kaufst beim Anbieter zu dessen Bedingungen. Diese App erhält deine Zahlungsdaten nicht.',
  'buy.help': 'Wie funktioniert das?',

  'buy.continue': 'Weiter im anderen Fenster',
  'buy.in': 'Weiter mit {provider}',
  'buy.failed': 'Kauf fehlgeschlagen',
  'buy.failedText': '{provider} konnte nicht geöffnet werden.',

  'buy.widget': 'Krypto kaufen',
  'buy.presets': 'Beträge',
  'buy.amount': 'Du zahlst',
  'buy.changeCurrency': 'Mit einer anderen Währung als {currency} zahlen',
  'buy.changeToken': 'Einen anderen Token als {symbol} kaufen',
  'buy.limits': '{least} bis {most}',
  'buy.get': 'Du erhältst etwa',
  'buy.fee': 'Netzwerkgebühr',
  'buy.total': 'Summe',
  'buy.noQuote': 'Keine Angebote verfügbar',
  'buy.noOptions': 'In diesem Netzwerk kannst du keine Krypto kaufen.',
  'buy.sample':
    'Beispielwerte: Aktuelle Preise sind nicht verfügbar. Jeder Anbieter hat eigene Preise.',
  'buy.getQuotes': 'Angebote anzeigen',
  'buy.connect': 'Wallet verbinden',

  'buy.whatTitle': 'Mit Karte oder Überweisung zahlen',
  'buy.what':
    'Ein Anbieter nimmt deine Zahlung an, prüft deine Identität und sendet die Krypto an dein Konto.',
  'buy.buy': 'Kaufen',
}
