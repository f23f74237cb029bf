import type { Messages } from '../en.ts'

/** German texts of the test screen for the profile. */
export const profileTest: Messages['profileTest'] = {
  lead: 'Jeder Abschnitt des Profils in jedem Zustand, und der rohe Kontozustand des Kits und des Servers.',
  states: 'Abschnitte des Profils',
  state: 'Zustand',
  asItIs: 'Wie er ist',
  stateNames: {
    full: 'Mit Daten',
    empty: 'Leer',
    loading: 'Lädt',
    failed: 'Server antwortet nicht',
    leaving: 'Konto zur Löschung vorgemerkt',
  },
  kit: 'Kit',
  server: 'Server',
  copy: 'Alles kopieren',
  copied: 'Zustand kopiert',
  log: 'Protokoll',
  logLead:
    'Was das Kit auf dieser Seite getan hat, nur im Speicher. Es enthält keine E-Mails, Codes, Namen oder vollen Adressen.',
  logRefresh: 'Aktualisieren',
  logSave: 'Protokoll herunterladen',
  send: 'Eine Transaktion senden',
  sendTo: 'An',
  sendToInvalid: 'Gib eine Adresse ein, die mit 0x beginnt.',
  sendAmount: (symbol) => `Betrag in ${symbol}`,
  sendAmountInvalid: 'Gib einen Betrag wie 0,25 ein.',
  sendAmountAmbiguous: (small, large) => `Meinst du ${small} oder ${large}?`,
  sendAction: 'Senden',
  sendPending: 'Bestätige in deiner Wallet',
  sent: (hash) => `Gesendet: ${hash}`,
  sendRefused: 'Du hast abgelehnt. Es wurde nichts gesendet.',
  batch: 'Einen Token an mehrere Empfänger senden',
  batchToken: 'Vertrag des Tokens',
  batchTokenInvalid: 'Gib die Adresse eines Tokens in diesem Netzwerk ein.',
  batchTo: 'An, durch Kommas getrennt',
  batchAmount: 'Betrag für jeden',
  batchAction: 'Zusammen senden',
  batchWaiting: 'Warten auf das Netzwerk',
  batchDone: (id) => `Alle gesendet: ${id}`,
  batchFailed: 'Das Netzwerk hat abgelehnt. Es wurde nichts gesendet.',
  act: 'Eine App für dich handeln lassen',
  actLead: (amount) =>
    `Eine Woche lang darf ein Schlüssel jeden Tag bis zu ${amount} von diesem Konto ausgeben, ohne dich zu fragen. Niemand besitzt diesen Schlüssel, daher wird nichts ausgegeben. Teste damit das Erteilen, Auflisten und Widerrufen.`,
  actAction: 'Berechtigung erteilen',
  actGranted: (end) =>
    `Erteilt bis ${end}. Dein Konto listet die Berechtigung und kann sie widerrufen.`,
  actUnlisted: 'Erteilt, aber noch nicht gelistet. Dein Konto versucht es weiter.',
  actRefused: 'Du hast abgelehnt. Es wurde keine Berechtigung erteilt.',
  actNeeded:
    'Dieses Konto kann keine Berechtigungen erteilen. Ein Smart Account kann es: Melde dich mit E-Mail oder einem sozialen Konto an und nutze dessen Smart Account.',
}
