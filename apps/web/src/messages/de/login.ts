import type { Messages } from '../en.ts'

/** German texts of the login page, and of the profile card that shows how the player logs in. */
export const login: Messages['login'] = {
  title: 'Hier hängt dein Schlüssel',
  lead: 'Latchkey ist das Clubhaus einer Spiele-Community. Komm herein mit einer Wallet, deiner E-Mail oder einem sozialen Konto. Ganz ohne Passwort.',
  connect: 'Anmelden',
  reconnect: 'Wallet verbinden',
  sign: 'Anmelden',
  connectedAs: (address) => `Verbunden als ${address}. Noch eine Signatur, und du bist drin.`,
  stepsTitle: 'So geht es weiter',
  steps: [
    {
      title: 'Wähle deinen Schlüssel',
      text: 'Eine Wallet, die du hast, oder eine, die zu deiner E-Mail oder deinem sozialen Konto gehört. Wir sehen ihre Adresse, nie ihre Schlüssel.',
    },
    {
      title: 'Zeig, dass er dir gehört',
      text: 'Eine Wallet signiert eine Nachricht. Das ist kostenlos, sendet keine Transaktion und bewegt kein Guthaben. E-Mail und soziale Konten brauchen keine Signatur.',
    },
    {
      title: 'Komm herein',
      text: 'Sammle in jeder Saison Punkte, steig in der Rangliste auf und gib deine Punkte im Shop aus.',
    },
  ],
  returning: 'Nach der Anmeldung kommst du zu der Seite zurück, die du öffnen wolltest.',
  serverLost:
    'Unser Server antwortet nicht. Du kannst deine Wallet verbinden, dich aber gerade nicht anmelden.',

  cardTitle: 'Anmeldung',
  providers: {
    email: 'E-Mail',
    google: 'Google',
    github: 'GitHub',
    apple: 'Apple',
    facebook: 'Facebook',
    x: 'X',
    discord: 'Discord',
    farcaster: 'Farcaster',
  },
  change: 'Ändern',
  changeEmail: 'E-Mail-Adresse ändern',
  emailChanged: 'E-Mail-Adresse geändert',
  changeFailed: 'Das hat nicht geklappt. Deine E-Mail-Adresse ist unverändert.',
  backupTitle: 'Wiederherstellung',
  backedUp: 'Eingerichtet. Du kannst deine Wallet auf einem anderen Gerät öffnen.',
  notBackedUp:
    'Noch nicht eingerichtet. Füge einen Passkey hinzu oder schreibe den Wiederherstellungscode auf, falls du dieses Gerät verlierst.',
  backup: 'Ein Passkey oder Wiederherstellungscode, falls du dieses Gerät verlierst.',
  setUpRecovery: 'Einrichten',
  offerTitle: 'Wiederherstellung einrichten',
  offerText:
    'Deine Wallet existiert nur in diesem Browser. Wenn du dieses Gerät verlierst oder die Daten des Browsers löschst, ist alles darin endgültig verloren.',
  offer: 'Wiederherstellung einrichten',
  offerLater: 'Später',
  pageTitle: 'Wallet-Geräte',
  page: (host) => `Geräte, Aktivität und Schlüssel, auf ${host}`,
  open: 'Öffnen',
  openPage: 'Seite deiner Wallet öffnen',
  offline: 'Du bist offline',
}
