import type { retryTexts } from '../retries.ts'

/** German texts about earlier requests with an unknown outcome. */
export const retries: Readonly<Record<keyof typeof retryTexts, string>> = {
  'again.send':
    'Deine Wallet hat vielleicht schon {amount} an {address} gesendet. Prüfe dein Konto, bevor du noch einmal sendest.',
  'again.swap':
    'Deine Wallet hat vielleicht schon {sold} in {bought} getauscht. Prüfe dein Konto, bevor du noch einmal tauschst.',
  'again.moved.nonce':
    'Die Nonce deines Kontos hat sich seitdem geändert, also ist es wahrscheinlich geschehen.',
  'again.moved.transaction':
    'Dein Konto hat seitdem eine neue Transaktion, also ist es wahrscheinlich geschehen.',
  'again.moved.outputs':
    'Die freien Ausgänge deines Kontos haben sich seitdem geändert, also ist es wahrscheinlich geschehen.',
  'again.unread': 'Das Netzwerk kann nicht ausschließen, dass es geschehen ist.',
  'again.lookUp': 'Im Block-Explorer öffnen',
  'again.stopped': 'Es wurde nichts gesendet. Lies die Warnung, dann bestätige noch einmal.',
}
