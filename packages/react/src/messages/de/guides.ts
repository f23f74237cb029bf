import type { guideTexts } from '../guides.ts'

/** German texts of the views for users without a wallet. */
export const guides: Readonly<Record<keyof typeof guideTexts, string>> = {
  'guide.networkTitle': 'Wo dein Guthaben liegt',
  'guide.networkText': 'Jedes Netzwerk führt öffentlich Buch darüber, wem was gehört.',
  'guide.worldsTitle': 'Für verschiedene Zwecke gebaut',
  'guide.worldsText':
    'Manche sind günstig, manche schnell, manche besonders sicher. Eine Wallet kann viele nutzen.',
  'guide.learnMore': 'Mehr erfahren',
  'guide.getWallet': 'Wallet holen',
  'guide.exploreAll': 'Alle ansehen',
  'guide.noWallets': 'Keine empfohlenen Wallets',

  'downloads.chrome': 'Chrome-Erweiterung',
  'downloads.ios': 'iOS-App',
  'downloads.android': 'Android-App',
  'downloads.website': 'Website',
  'downloads.none': 'Kein Download-Link für {wallet}',

  'guide.keysTitle': 'Ein Schlüssel für viele Apps',
  'guide.keysText': 'Eine Wallet meldet dich an. Kein neues Konto, kein Passwort für jede Seite.',
  'guide.assetsTitle': 'Ein Zuhause für das, was dir gehört',
  'guide.assetsText': 'Sie bewahrt deine Token und NFTs, und nur du kannst sie bewegen.',
  'guide.controlTitle': 'Nichts geschieht ohne dich',
  'guide.controlText': 'Jede Zahlung und jede Anmeldung musst du erst bestätigen.',

  'usage.title': 'Diese App hat das Limit ihres Tarifs erreicht',
  'usage.text':
    'Sie kann gerade keine weiteren Wallets verbinden. Mit deiner Wallet ist alles in Ordnung.',
  'usage.tryAgain': 'Erneut versuchen',
}
