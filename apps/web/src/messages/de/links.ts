import type { Messages } from '../en.ts'

/** German texts for linking external accounts and logging in with them. */
export const links: Messages['links'] = {
  providers: {
    marketplace: 'Marktplatz',
    'marketplace-sandbox': 'Marktplatz-Sandbox',
    discord: 'Discord',
  },
  logins: 'Oder melde dich an mit:',
  title: 'Verknüpfte Konten',
  none: {
    marketplace: 'Bringt deine Gegenstände in den Club.',
    'marketplace-sandbox': 'Zum Testen.',
    discord: 'Zeigt, wer du im Chat bist.',
  },
  since: (day) => `Verknüpft am ${day}`,
  link: 'Verknüpfen',
  linkName: (provider) => `Verknüpfen: ${provider}`,
  unlink: 'Lösen',
  unlinkName: (provider) => `Lösen: ${provider}`,
  unlinked: (provider) => `Verknüpfung mit ${provider} gelöst`,
  failed: 'Das hat nicht geklappt. Es hat sich nichts geändert.',
  failedTitle: 'Deine verknüpften Konten konnten nicht geladen werden',
  failedText: 'Unser Server hat nicht geantwortet. Es hat sich nichts geändert.',
  tryAgain: 'Erneut versuchen',
  confirm: {
    title: (provider) => `Verknüpfung mit ${provider} lösen?`,
    message: (provider) =>
      `Du kannst dich dann nicht mehr mit ${provider} anmelden, und Geräte, die damit angemeldet sind, werden abgemeldet. Du kannst das Konto wieder verknüpfen.`,
  },
}

/** German texts of the page to which a provider redirects after the login. */
export const callback: Messages['callback'] = {
  workingTitle: 'Einen Moment',
  working: (provider) => `Abschluss mit ${provider} …`,
  linked: (provider) => `${provider} ist verknüpft`,
  linkedText: (name) => `Du kannst dich jetzt auch als ${name} anmelden.`,
  linkedNameless: 'Du kannst dich jetzt auch mit diesem Konto anmelden.',
  goOn: 'Weiter',
  startAgain: 'Neu beginnen',
  sendAgain: 'Erneut versuchen',
  logInThere: (provider) => `Mit ${provider} anmelden`,
  toProfile: 'Zu deinem Profil',
  toStart: 'Zurück zu Latchkey',
  reference: (ref) => `Referenz ${ref}`,
  problems: {
    link_cancelled: {
      title: 'Du hast abgebrochen',
      text: 'Es wurde nichts verknüpft, und du wurdest nicht angemeldet. Du kannst jederzeit neu beginnen.',
    },
    link_expired: {
      title: 'Das hat zu lange gedauert',
      text: 'Du hast zehn Minuten, um beim Anbieter fertig zu werden. Es hat sich nichts geändert.',
    },
    link_used: {
      title: 'Schon benutzt',
      text: 'Dieser Link wurde schon benutzt. Wenn etwas fehlt, beginne neu.',
    },
    link_mixed_up: {
      title: 'Dieser Link stammt aus einer anderen Sitzung',
      text: 'Er gehört zu einem anderen Browser, Konto oder Versuch. Es hat sich nichts geändert.',
    },
    link_elsewhere: {
      title: 'Mit einem anderen Spieler verknüpft',
      text: 'Ein anderer Spieler hat dieses Konto verknüpft. Wenn du das bist, melde dich damit an oder löse dort zuerst die Verknüpfung.',
    },
    link_present: {
      title: 'Nur ein Konto',
      text: 'Du hast schon ein anderes Konto dieses Anbieters verknüpft. Löse es zuerst in deinem Profil.',
    },
    link_refused: {
      title: 'Das konnten wir nicht prüfen',
      text: 'Der Anbieter hat abgelehnt, oder seine Antwort hat unsere Prüfung nicht bestanden. Es hat sich nichts geändert.',
    },
    provider_unreachable: {
      title: 'Der Anbieter antwortet nicht',
      text: 'Es hat sich nichts geändert. Beginne später neu.',
    },
    provider_unavailable: {
      title: 'Hier nicht verfügbar',
      text: 'Diese Anmeldung ist in diesem Club nicht eingerichtet.',
    },
    nothing: {
      title: 'Keine Anmeldung im Gange',
      text: 'Diese Seite schließt eine Anmeldung oder Verknüpfung ab, die du hier begonnen hast.',
    },
    unreachable: {
      title: 'Unser Server antwortet nicht',
      text: 'Versuche es innerhalb einer Minute noch einmal, um weiterzumachen.',
    },
    other: {
      title: 'Das hat nicht geklappt',
      text: 'Es wurde nichts verknüpft. Beginne neu.',
    },
  },
}
