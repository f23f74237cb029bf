import type { Messages } from '../en.ts'

/** German texts of the profile screen. */
export const profile: Messages['profile'] = {
  welcome: 'Willkommen im Club',
  welcomeBack: 'Willkommen zurück',
  memberSince: (date) => `Mitglied seit ${date}`,
  address: 'Adresse',
  addresses: 'Adressen',
  copyAddress: 'Adresse kopieren',
  copyAddressOf: (chains) => `Adresse auf ${chains} kopieren`,
  addressCopied: 'Adresse kopiert',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt. Markiere die Adresse und kopiere sie.',
  network: 'Netzwerk',
  testnet: 'Testnetzwerk',
  wallet: 'Wallet',
  onlyYou: 'Nur du siehst deine E-Mail-Adresse. Andere sehen den Namen, den du wählst.',
  walletMissing: 'Auf diesem Gerät ist keine Wallet verbunden. Du bleibst angemeldet.',
  signingOut: 'Auf diesem Gerät ist keine Wallet verbunden. Du wirst abgemeldet …',
  noWalletTitle: 'Noch keine Wallet',
  noWallet:
    'Du hast dich mit einem verknüpften Konto angemeldet. Verbinde eine Wallet, um sie mit ihrem Guthaben und eigenem Schlüssel zu deinem Profil hinzuzufügen.',
  changeAvatar: 'Avatar ändern',
  chooseAvatar: 'Wähle den Avatar, den andere neben deinem Namen sehen.',
  avatarNumber: (number) => `Avatar ${number}`,
  moreAvatars: 'Andere zeigen',
  avatarChanged: 'Avatar geändert',
  avatarFailed: 'Unser Server hat nicht geantwortet. Dein Avatar ist unverändert.',
  askName: 'Wie soll der Club dich nennen?',
  takeName: 'Diesen Namen nehmen',
  otherName: 'Anderen vorschlagen',
  askNameLater: 'Später',
  changeName: 'Namen ändern',
  name: 'Name',
  nameHint: '2 bis 24 Buchstaben und Ziffern. Andere sehen ihn in der Rangliste.',
  nameInvalid:
    'Nutze 2 bis 24 Buchstaben eines Alphabets und Ziffern. Dazwischen sind Punkte, Striche und einzelne Leerzeichen erlaubt.',
  nameFailed: 'Unser Server hat nicht geantwortet. Dein Name ist unverändert.',
  nameChanged: 'Name geändert',
  saveName: 'Speichern',
  keepName: 'Abbrechen',
  account: 'Konto',
  accountText: 'Deine Daten und das Löschen deines Kontos',
  items: 'Deine Gegenstände',
  itemsNone: 'Gegenstände, die du im Shop kaufst, erscheinen hier.',
  itemsFailed: 'Deine Gegenstände konnten nicht geladen werden',
  toShop: 'Zum Shop',
  data: {
    title: 'Deine Daten',
    text: 'Alles, was der Club über dich speichert, in einer Datei: Konten, Geräte, Punkte und Meldungen.',
    save: 'Herunterladen',
    failed: 'Deine Daten konnten nicht geladen werden. Unser Server hat nicht geantwortet.',
  },
  keyCaption: 'Dein Schlüssel, gezeichnet aus deiner Adresse',
}

/** German texts of the points on the profile. */
export const points: Messages['points'] = {
  title: 'Punkte',
  toBoard: 'Alle Ränge ansehen',
  history: 'Woher sie kommen',
  over: 'Deine Punkte im Zeitverlauf',
  day: 'Tag',
  none: 'Du hast in dieser Saison noch keine Punkte. Punkte, die du sammelst, erscheinen hier mit ihrem Grund.',
  noSeason: 'Noch hat keine Saison begonnen.',
  more: 'Mehr anzeigen',
  failedTitle: 'Deine Punkte konnten nicht geladen werden',
}

/** German texts of the balance and tokens on the profile. */
export const balances: Messages['balances'] = {
  title: 'Guthaben',
  on: (network) => `Auf ${network}`,
  refresh: 'Guthaben aktualisieren',
  hide: 'Guthaben verbergen',
  show: 'Guthaben anzeigen',
  hidden: 'Verborgen',
  tokens: 'Token',
  activity: 'Aktivität ansehen',
  activityNeedsWallet: 'Verbinde die Wallet dieses Kontos, um seine Aktivität zu sehen.',
  noTokens:
    'In diesem Netzwerk wurden keine Token gefunden. Token, die du empfängst, erscheinen hier.',
  failedTitle: 'Guthaben nicht verfügbar',
  failedText: 'Das Netzwerk hat nicht geantwortet. Dein Guthaben ist nicht betroffen.',
  tokensFailed: 'Die Token konnten nicht geladen werden. Das Netzwerk hat nicht geantwortet.',
  tokensUnsupported: 'Token-Listen sind in diesem Netzwerk nicht verfügbar.',
  updated: (time) => `Aktualisiert um ${time}`,
  tryAgain: 'Erneut versuchen',
}
