import type { errorTexts } from '../errors.ts'

/** German texts of errors with a fixed wording, by code and variant. */
export const errors: Readonly<Record<keyof typeof errorTexts, string>> = {
  'error.INVALID_PAYMENT_CONFIG': 'Die Zahlungsanfrage ist unvollständig',
  'error.INVALID_RECIPIENT': 'Der Empfänger ist keine Adresse in diesem Netzwerk',
  'error.INVALID_RECIPIENT_ADDRESS_FOR_ASSET':
    'Dieses Asset kann nicht an diese Adresse gesendet werden',
  'error.INVALID_ASSET': 'Das Asset ist ungültig',
  'error.INVALID_AMOUNT': 'Der Betrag ist ungültig',
  'error.INVALID_CHAIN_NAMESPACE': 'Diese App unterstützt dieses Netzwerk nicht',
  'error.ASSET_NOT_SUPPORTED': 'Asset nicht unterstützt',
  'error.UNABLE_TO_INITIATE_PAYMENT': 'Die Zahlung konnte nicht gestartet werden',
  'error.UNABLE_TO_GET_EXCHANGES': 'Börsen konnten nicht geladen werden',
  'error.UNABLE_TO_GET_PAY_URL': 'Die Börse hat keine Zahlungsseite geliefert',
  'error.UNABLE_TO_GET_BUY_STATUS': 'Der Stand der Zahlung ist unbekannt',
  'error.UNABLE_TO_GET_TOKEN_BALANCES': 'Deine Token konnten nicht geladen werden',
  'error.UNABLE_TO_GET_QUOTE': 'Kein Preis verfügbar',
  'error.UNABLE_TO_GET_QUOTE_STATUS': 'Der Stand der Zahlung ist unbekannt',
  'error.GENERIC_PAYMENT_ERROR': 'Die Zahlung ist fehlgeschlagen',
  'error.UNKNOWN_ERROR': 'Bei der Zahlung ist etwas schiefgelaufen',
  'error.swap_not_built.allowance': 'Die Freigabe konnte nicht geprüft werden',
  'error.swap_not_built.approval': 'Die Freigabe konnte nicht erstellt werden',
  'error.swap_not_built.swap': 'Die Transaktion konnte nicht erstellt werden',
  'error.wallet_busy': 'In deiner Wallet wartet schon eine Anfrage',
  'error.wallet_locked': 'Deine Wallet ist gesperrt',
  'error.wallet_needs_upgrade':
    'Aktualisiere deine Wallet oder ihr Gerät und versuche es noch einmal',
  'error.send_transaction_failed.fee': 'Nicht genug SOL für die Netzwerkgebühr',
  'error.send_transaction_failed.rent':
    'Nicht genug SOL: Das Konto muss ein Mindestguthaben behalten',
  'error.send_transaction_failed.native': 'Nicht genug SOL für diese Überweisung',
  'error.send_transaction_failed.token': 'Nicht genug von diesem Token für die Überweisung',
  'error.send_transaction_failed.hook':
    'Dieser Token führt bei jeder Überweisung ein Programm aus. Sende ihn in deiner Wallet',
  'error.send_transaction_failed.fixed': 'Dieser Token lässt sich nicht überweisen',
  'error.send_transaction_failed.memo': 'Der Empfänger verlangt ein Memo. Sende in deiner Wallet',
  'error.send_transaction_failed.paused': 'Überweisungen dieses Tokens sind ausgesetzt',
  'error.send_transaction_failed.frozen': 'Das Token-Konto ist eingefroren',
  'error.send_transaction_failed.otherToken': 'Diese Adresse ist ein Konto eines anderen Tokens',
  'error.send_transaction_failed.tokenAccount':
    'Diese Adresse ist ein Token-Konto, das kein SOL empfangen kann',
  'error.send_transaction_failed.program':
    'Diese Adresse gehört einem Programm, nicht einer Wallet',
  'error.send_transaction_failed.unused':
    'Keine Wallet nutzt diese Adresse. Sie ist vielleicht ein geschlossenes Token-Konto',
  'error.transaction_expired': 'Deine Transaktion ist abgelaufen. Es wurde nichts gesendet',
  'error.maybe_sent':
    'Deine Wallet hat das vielleicht gesendet. Prüfe dein Konto, bevor du noch einmal sendest',
  'error.insufficient_funds': 'Guthaben reicht nicht',
  'error.transaction_refused': 'Das Netzwerk hat die Transaktion abgelehnt',
  'error.ordinal_account':
    'Dieses Konto enthält Inscriptions. Wechsle zum Senden in dein Zahlungskonto',
}
