import type { toastTexts } from '../toasts.ts'

/** German texts of the toasts that the kit shows on any page of the app. */
export const toasts: Readonly<Record<keyof typeof toastTexts, string>> = {
  'toast.failed': 'Deine Transaktion ist fehlgeschlagen',
  'toast.expired': 'Deine Transaktion ist abgelaufen. Es wurde nichts gesendet',
  'toast.sending': '{amount} wird gesendet',
  'toast.sent': '{amount} gesendet',
  'toast.signatures': 'Wartet auf Signaturen: {amount}',
  'toast.swapping': '{sold} wird in {bought} getauscht',
  'toast.cancelled': 'Deine Transaktion wurde abgebrochen',
  'toast.tooLate': 'Zu spät zum Abbrechen: Die Transaktion ist durchgegangen',
  'toast.replaced': 'Deine Transaktion wurde ersetzt',
  'toast.swapped': '{sold} in {bought} getauscht',
  'toast.depositStarted': 'Einzahlung gestartet',
  'toast.depositDone': 'Einzahlung abgeschlossen',
  'toast.depositFailed': 'Einzahlung fehlgeschlagen',
  'toast.depositUnknown': 'Der Stand der Einzahlung ist unbekannt',
  'toast.windowBlocked': 'Dein Browser hat das Fenster blockiert',
  'toast.walletAdded': 'Neue Wallet hinzugefügt',
  'toast.signing': 'Du wirst angemeldet …',
  'toast.signFailed': 'Signieren fehlgeschlagen',
  'toast.otherText':
    'Deine Wallet hat einen anderen Text signiert. Versuche es mit einem Konto ohne Hardware-Wallet.',
  'toast.checkFailed': 'Die Anmeldung konnte nicht gestartet werden',
  'toast.codeResent': 'E-Mail mit Code erneut gesendet',
  'toast.codeFailed': 'Der Code konnte nicht per E-Mail gesendet werden',
  'toast.untrustedOrigin': 'Nicht vertrauenswürdige Herkunft',
  'toast.notAllowed': 'Aktion nicht erlaubt',
  'toast.balanceUnavailable': 'Token-Guthaben nicht verfügbar',
  'toast.historyFailed': 'Transaktionen konnten nicht geladen werden',
}
