import type { buttonTexts } from '../buttons.ts'
import type { walletButtonTexts } from '../walletButtons.ts'

/** German texts of the buttons of a page. */
export const buttons: Readonly<
  Record<keyof typeof buttonTexts | keyof typeof walletButtonTexts, string>
> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbinden …',
  'button.locked': 'Gesperrt',
  'button.signInUnchecked': 'Anmeldung nicht geprüft: Der Dienst antwortet nicht',
  'button.switchNetwork': 'Netzwerk wechseln',
  'button.selectNetwork': 'Netzwerk wählen',
  'button.unknownNetwork': 'Unbekanntes Netzwerk',
  'button.tryAgain': 'Erneut versuchen',
  'button.reload': 'Seite neu laden',
  'button.loadingAccount': 'Konto wird geladen',
  'button.loadingBalance': 'Guthaben wird geladen',
  'button.balanceUnavailable': 'Guthaben nicht verfügbar',
  'button.loading': 'Lädt …',
}
