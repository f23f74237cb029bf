import type { walletTexts } from '../wallets.ts'

/** German texts of the list of all wallets and of pairing by code or link. */
export const wallets: Readonly<Record<keyof typeof walletTexts, string>> = {
  'platform.browser': 'Browser',
  'platform.mobile': 'Handy',
  'platform.app': 'Dieses Gerät',
  'platform.web': 'Web-App',
  'platform.desktop': 'Desktop',
  'pairing.ways': 'Wege zum Verbinden',
  'pairing.anyWallet': 'deiner Wallet',
  'pairing.scan': 'Scanne dies mit {wallet}',
  'pairing.making': 'Code wird erstellt …',
  'pairing.validFor': 'Gültig für {time}',
  'pairing.away': 'Verbindung verloren. Neuer Versuch …',
  'pairing.codeLabel': 'QR-Code zum Scannen mit einer Wallet-App',
  'pairing.copy': 'Link kopieren',
  'pairing.copied': 'Link kopiert',
  'pairing.copyFailed': 'Kopieren fehlgeschlagen',
  'pairing.expiredTitle': 'Dieser Code ist abgelaufen',
  'pairing.expired':
    'Keine Wallet hat innerhalb von vier Minuten geantwortet. Es wurde nichts geteilt.',
  'pairing.declined': 'In {wallet} abgelehnt',
  'pairing.unreachable': 'Der Verbindungsdienst antwortet nicht. Versuche es noch einmal.',
  'pairing.refused': 'Der Verbindungsdienst hat diese App abgelehnt.',
  'pairing.failed': 'Verbindung mit {wallet} fehlgeschlagen',
  'pairing.open': 'Öffnen',
  'pairing.appText':
    'Bestätige die Verbindung in der App. Sie öffnet sich automatisch. Wenn nicht, öffne sie hier.',
  'pairing.webText': 'Öffne {wallet} in einem neuen Tab und bestätige die Verbindung dort.',
  'pairing.notOpened':
    '{wallet} hat sich nicht geöffnet. Ist die App auf diesem Gerät installiert?',
  'pairing.get': '{wallet} holen',
  'pairing.notDetected': 'Nicht gefunden',
  'pairing.notDetectedText':
    '{wallet} wurde in diesem Browser nicht gefunden. Installiere die Erweiterung, dann lade die Seite neu.',

  'wallets.search': 'Wallets suchen',
  'wallets.clear': 'Suche löschen',
  'wallets.none': 'Keine Wallet gefunden',
  'wallets.noneNamed': 'Keine Wallet heißt „{search}“.',
  'wallets.certified': 'Nur zertifizierte Wallets',
  'wallets.certifiedToast': 'Nur zertifizierte Wallets werden angezeigt',
  'wallets.qrCode': 'QR-Code anzeigen',
  'wallets.isInstalled': 'installiert',
  'wallets.isCertified': 'zertifiziert',
  'wallets.list': 'Wallets',
  'wallets.moreFailed': 'Einige Wallets konnten nicht geladen werden.',
  'wallets.emptyText': 'Dieser Browser hat noch keine Wallet.',
}
