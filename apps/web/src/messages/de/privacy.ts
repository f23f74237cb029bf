import type { Messages } from '../en.ts'

/** German texts of the privacy page. */
export const privacy: Messages['privacy'] = {
  title: 'Datenschutz',
  lead: 'Was diese Seite in deinem Browser speichert, warum, und wie du deine Wahl änderst.',
  back: 'Zurück zu Latchkey',
  choiceTitle: 'Deine Cookie-Wahl',
  choiceText:
    'Diese Seite und Dritte verwenden Cookies für personalisierte Funktionen, Analysen und personalisierte Werbung. Sie werden erst gesetzt, wenn du zustimmst.',
  undecided: 'Du hast noch nicht gewählt. Nur das Notwendige wird gespeichert.',
  accepted: 'Du hast alle Cookies akzeptiert.',
  rejected: 'Du hast alle nicht notwendigen Cookies abgelehnt.',
  accept: 'Alle akzeptieren',
  reject: 'Alle ablehnen',
  necessaryTitle: 'Notwendiger Speicher',
  necessaryText:
    'Nötig für die Funktionen, die du nutzt. Er wird gespeichert, egal was du oben wählst. Ein Cookie geht an den Server zurück, der es gesetzt hat. Der Rest der Liste wird niemandem gesendet. Die Seite der Wallet speichert die Wallet, die zu deiner E-Mail oder deinem sozialen Konto gehört. Diese Seite kann nicht lesen, was dort gespeichert ist.',
  name: 'Name',
  kind: 'Ort',
  purpose: 'Zweck',
  kept: 'Dauer',
  places: {
    cookie: 'Cookie',
    localStorage: 'Lokaler Speicher',
    indexedDB: 'Datenbank',
    cacheStorage: 'Cache',
  },
  sites: { page: 'diese Seite', frame: 'die Seite der Wallet' },
  storage: {
    session: {
      purpose: 'Hält dich angemeldet.',
      kept: 'Bis du dich abmeldest: 12 Stunden ohne Besuch, höchstens 14 Tage',
    },
    preSession: {
      purpose:
        'Bindet eine Anmeldenachricht an diesen Browser, damit niemand sonst sie nutzen kann.',
      kept: 'Bis du dich anmeldest oder den Browser schließt',
    },
    link: {
      purpose:
        'Bindet eine Anmeldung oder Verknüpfung, die du bei einem anderen Anbieter begonnen hast, an diesen Browser.',
      kept: '11 Minuten',
    },
    consent: {
      purpose: 'Merkt sich deine Cookie-Wahl, damit wir nicht noch einmal fragen.',
      kept: 'Bis du es löschst',
    },
    theme: {
      purpose: 'Merkt sich hell oder dunkel, sobald du eines gewählt hast.',
      kept: 'Bis du es löschst',
    },
    language: {
      purpose: 'Merkt sich die Sprache dieser Seite, sobald du eine gewählt hast.',
      kept: 'Bis du es löschst',
    },
    board: {
      purpose: 'Zeigt die letzte Rangliste, die du gesehen hast, solange es keine Verbindung gibt.',
      kept: 'Bis du dich abmeldest',
    },
    shell: {
      purpose: 'Speichert die Dateien dieser Seite, damit sie sich ohne Verbindung öffnet.',
      kept: 'Bis es eine neuere Version gibt',
    },
    reportDraft: {
      purpose: 'Speichert die Fehlermeldung, die du gerade schreibst.',
      kept: 'Bis du sie sendest',
    },
    reportPicture: {
      purpose: 'Speichert das Bild der Fehlermeldung, die du gerade schreibst.',
      kept: 'Bis du sie sendest oder das Bild entfernst',
    },
    reportsUnsent: {
      purpose: 'Speichert Fehlermeldungen, die noch nicht gesendet werden konnten.',
      kept: 'Bis der Server sie hat oder du sie verwirfst',
    },
    shopItems: {
      purpose: 'Zeigt die letzten Gegenstände des Shops, solange der Marktplatz nicht antwortet.',
      kept: 'Bis du es löschst',
    },
    shopOrder: {
      purpose: 'Verhindert, dass ein Kauf im Shop zweimal ausgeführt wird.',
      kept: 'Bis der Server geantwortet hat',
    },
    nameLater: {
      purpose:
        'Merkt sich, dass du die Wahl eines Namens verschoben hast, damit wir nicht noch einmal fragen.',
      kept: 'Bis du es löschst',
    },
    wayBackLater: {
      purpose:
        'Merkt sich, für welche Wallet du die Wiederherstellung verschoben hast, damit wir nicht noch einmal fragen.',
      kept: 'Bis du es löschst',
    },
  },
  neverTitle: 'Speichert diese Seite nie',
  never:
    'Private Schlüssel von Wallets, Wiederherstellungscodes und -wörter, Signaturen, signierte Nachrichten und Zugriffstoken. Deine eigene Wallet behält ihre Schlüssel. Eine Wallet, die zu deiner E-Mail oder deinem sozialen Konto gehört, wird verschlüsselt auf der Seite der Wallet gespeichert und öffnet sich nur zusammen mit einem Teil, den ihr Server speichert. Unser Server speichert nur einen Hash dessen, was du signiert hast. Der Schlüssel client_ed25519_seed von WalletConnect weist nur diesen Browser bei dem Server aus, der Nachrichten an deine Wallet weiterleitet. Er öffnet keine Wallet und bewegt kein Guthaben.',
  serverTitle: 'Was unsere Server wissen',
  server:
    'Die Adressen, mit denen du dich anmeldest, Name und Avatar, die du wählst, deine Punkte und die Gründe dafür, wann jedes Gerät zuletzt aktiv war, und den Namen seines Browsers. Andere Mitglieder sehen deinen Namen, deinen Avatar und deine Punkte in der Rangliste. Die Startseite zeigt allen die drei Besten einer Saison. In deinem Profil kannst du jedes Gerät abmelden, deine Daten herunterladen und dein Konto löschen. Wenn du dich mit E-Mail oder einem sozialen Konto anmeldest, kennt der Server der Wallet auch deine E-Mail-Adresse oder dein Konto beim Anbieter und deine Geräte. Er speichert seinen Teil deiner Wallet.',
}
