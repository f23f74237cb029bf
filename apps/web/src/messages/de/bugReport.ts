import type { Messages } from '../en.ts'

/** German texts of the bug report screen. */
export const bugReport: Messages['bugReport'] = {
  lead: 'Sag uns, was schiefgelaufen ist. Das Team liest jede Meldung, und du findest die Antwort hier.',
  form: 'Deine Meldung',
  subject: 'Zusammenfassung',
  subjectHint: 'Zum Beispiel: „Die Rangliste bleibt nach der Anmeldung leer“',
  subjectShort: 'Füge eine kurze Zusammenfassung hinzu.',
  severity: 'Wie schlimm ist es?',
  severities: {
    blocks: {
      title: 'Ich komme nicht weiter',
      text: 'Etwas funktioniert gar nicht, oder dir fehlt etwas.',
    },
    hinders: { title: 'Es stört', text: 'Es gibt einen Umweg.' },
    looks: { title: 'Es sieht nur falsch aus', text: 'Ein Text, eine Farbe oder ein Bild.' },
  },
  happened: 'Was ist passiert?',
  happenedHint: 'Schreib auch, was du stattdessen erwartet hast',
  happenedShort: 'Beschreibe es in ein oder zwei Sätzen.',
  steps: 'Schritte zum Nachstellen (optional)',
  stepsHint: 'Ein Schritt pro Zeile',
  left: (count) => (count === '1' ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
  tooLong: (count) => (count === '1' ? '1 Zeichen zu lang' : `${count} Zeichen zu lang`),
  diagnostics: 'Technische Angaben mitsenden',
  diagnosticsHint:
    'Was diese Seite getan hat, seit du sie geöffnet hast. Keine Adressen, Schlüssel oder Nachrichten.',
  diagnosticsShow: 'Genau zeigen, was gesendet wird',
  picture: 'Bildschirmfoto (optional)',
  pictureHint:
    'PNG, JPEG oder WebP. Du kannst es auch hier einfügen. Es wird in diesem Browser verkleinert, und nur du und das Team sehen es.',
  pictureAlt: 'Dein Bildschirmfoto',
  pictureAdd: 'Bild wählen',
  pictureReplace: 'Anderes wählen',
  pictureRemove: 'Bild entfernen',
  pictureAgain: 'Bild noch einmal laden',
  pictureProblems: {
    kind: 'Das ist kein PNG-, JPEG- oder WebP-Bild. Wähle eine andere Datei.',
    size: 'Dieses Bild ist zu groß. Wähle eines unter 20 MB.',
    broken: 'Diese Datei lässt sich nicht als Bild öffnen. Wähle eine andere.',
  },
  send: 'Meldung senden',
  draftKept: 'Dein Entwurf bleibt in diesem Browser, bis du ihn sendest.',
  draftUnsaved:
    'Der Speicher dieses Browsers ist voll oder gesperrt. Dein Entwurf geht verloren, wenn du diese Seite schließt oder neu lädst.',
  outcome: {
    sent: 'Gesendet. Du findest die Antwort hier.',
    waiting: 'In diesem Browser gespeichert. Wird gesendet, sobald es eine Verbindung gibt.',
    unsaved:
      'Noch nicht gesendet, und der Speicher dieses Browsers ist voll oder gesperrt. Lass diese Seite offen: Deine Meldung wird gesendet, sobald es eine Verbindung gibt.',
    refused:
      'Deine Meldung wurde nicht angenommen. Du findest sie mit dem Grund in deinen Meldungen.',
  },
  own: 'Deine Meldungen',
  none: 'Noch keine Meldungen.',
  failedTitle: 'Deine Meldungen konnten nicht geladen werden',
  failedText: 'Unser Server hat nicht geantwortet. Meldungen, die du sendest, bleiben gespeichert.',
  tryAgain: 'Erneut versuchen',
  more: 'Ältere anzeigen',
  waiting: 'Wartet auf das Senden',
  refused: (reason) => `Nicht angenommen: ${reason}`,
  edit: 'Bearbeiten',
  discard: 'Verwerfen',
  confirmDiscard: {
    title: 'Diese Meldung verwerfen?',
    message: 'Sie wurde nicht gesendet und ist nirgends sonst gespeichert.',
  },
  confirmEdit: {
    title: 'Deinen Entwurf ersetzen?',
    message: 'Die Meldung ersetzt den Text im Formular.',
    yes: 'Ersetzen',
  },
  status: { open: 'Offen', answered: 'Beantwortet', fixed: 'Behoben', closed: 'Geschlossen' },
  withDiagnostics: 'Mit technischen Angaben',
  team: 'Antwort des Teams',
}
