import type { swapTexts } from '../swaps.ts'

/** German texts of the swap views. */
export const swaps: Readonly<Record<keyof typeof swapTexts, string>> = {
  'title.SwapPreview': 'Tausch prüfen',
  'swap.pay': 'Du zahlst',
  'swap.get': 'Du erhältst',
  'swap.payOf': 'Betrag in {symbol}, den du zahlst',
  'swap.getOf': 'Betrag in {symbol}, den du erhältst',
  'swap.changePay': 'Mit einem anderen Token als {symbol} zahlen',
  'swap.changeGet': 'Einen anderen Token als {symbol} erhalten',
  'swap.balance': 'Guthaben: {amount}',
  'swap.max': 'Max.',
  'swap.maxOf': 'Max.: mit allen {symbol} zahlen',
  'swap.buy': 'Kaufen',
  'swap.turn': 'Die beiden Token vertauschen',

  'swap.gap.token': 'Token wählen',
  'swap.gap.amount': 'Betrag eingeben',
  'swap.gap.value': 'Ungültiger Wert',
  'swap.gap.funds': 'Guthaben reicht nicht',
  'swap.gap.liquidity': 'Zu wenig Liquidität',
  'swap.gap.quote': 'Ungültiger Betrag',
  'swap.gap.unreachable': 'Preis nicht verfügbar',
  'swap.quoting': 'Preis wird geholt',
  'swap.review': 'Tausch prüfen',

  'swap.details': 'Details',
  'swap.rate': 'Kurs',
  'swap.rateText': '1 {sold} = {bought}',
  'swap.impact': 'Preiseinfluss',
  'swap.impactLoss':
    'Du erhältst {percent} weniger an Wert, als du zahlst. Ein kleinerer Betrag hat vielleicht einen besseren Kurs.',
  'swap.impactUnknown':
    'Der Preiseinfluss ist unbekannt, weil ein Token keinen Preis hat. Du erhältst vielleicht viel weniger, als du zahlst.',
  'swap.slippage': 'Max. Abweichung',
  'swap.slippageText': '{percent}: mindestens {amount}',
  'swap.slippageHint':
    'Der Preis kann sich ändern, bis dein Tausch bestätigt ist. Würdest du weniger als das erhalten, wird nichts getauscht.',
  'swap.providerFee': 'Anbietergebühr',
  'swap.networkFee': 'Max. Netzwerkgebühr',
  'swap.unknown': 'Unbekannt',

  'swap.elsewhere': 'In diesem Netzwerk kannst du nicht tauschen.',
  'swap.chooseNetwork': 'Netzwerk wählen',

  'swap.asked':
    'Deine Wallet hat auf die Anfrage, {sold} in {bought} zu tauschen, nicht geantwortet. Wenn du sie bestätigt hast, warte, bis sie in deiner Aktivität erscheint.',
  'swap.askedHere': 'Mach in deiner Wallet weiter, um {sold} in {bought} zu tauschen.',
  'swap.maybeSent':
    'Deine Wallet hat vielleicht {sold} in {bought} getauscht, aber keine gültige Transaktions-ID geliefert. Prüfe dein Konto, bevor du noch einmal tauschst.',
  'swap.maybeSentReport':
    'Deine Wallet hat vielleicht {sold} in {bought} getauscht. Sie meldete: „{walletText}“. Prüfe dein Konto, bevor du noch einmal tauschst.',
  'swap.checked': 'Aus der Liste entfernen',
  'swap.forget': 'Geprüft – erneut tauschen',
  'swap.approvalSent': 'Deine Freigabe, um {sold} in {bought} zu tauschen, steht aus.',
  'swap.sent': 'Dein Tausch von {sold} in {bought} steht aus.',

  'swap.search': 'Token suchen',
  'swap.clearSearch': 'Suche löschen',
  'swap.suggested': 'Vorschläge',
  'swap.yourTokens': 'Deine Token',
  'swap.tokens': 'Token',
  'swap.noTokens': 'Keine Token gefunden',
  'swap.tokensFailed': 'Die Token konnten nicht geladen werden.',

  'swap.resetFirst':
    'Deine frühere Freigabe von {symbol} muss zuerst zurückgesetzt werden. Deine Wallet fragt dreimal: zum Zurücksetzen, zum Freigeben und zum Tauschen.',
  'swap.approveFirst':
    'Deine Wallet fragt zweimal: erst, um genau diesen Betrag von {symbol} freizugeben, dann, um zu tauschen.',
  'swap.batch':
    'Deine Wallet fragt einmal: Sie gibt genau diesen Betrag von {symbol} frei und tauscht ihn, oder tut beides nicht.',
  'swap.final':
    'Preise ändern sich. Du erhältst mindestens den Betrag in den Details, sonst wird nichts getauscht.',
  'swap.reduced':
    'Du zahlst etwas weniger als eingegeben, damit genug für die Netzwerkgebühr bleibt.',
  'swap.understood': 'Ich habe verstanden, trotzdem tauschen',
  'swap.cancel': 'Abbrechen',
  'swap.approve': 'Freigeben',
  'swap.reset': 'Freigabe zurücksetzen',
  'swap.approveIn': 'Bestätige in {wallet}',
  'swap.approving': 'Wird freigegeben …',
  'swap.swap': 'Tauschen',
  'swap.preparing': 'Wird vorbereitet',
  'swap.nothing': 'Es gibt noch nichts zu tauschen.',
  'swap.fillIn': 'Formular ausfüllen',
  'swap.mismatch':
    'Die Transaktion passt nicht zum hier gezeigten Tausch. Es wurde nichts gesendet.',
  'swap.priceChanged': 'Der Preis hat sich geändert. Ein neuer wird geholt.',

  'swap.rejected': 'Du hast die Anfrage abgelehnt',
  'swap.reported': 'Deine Wallet hat die Anfrage abgelehnt: „{walletText}“',
  'swap.failed': 'Fehler bei der Transaktion',
  'swap.pending': 'In deiner Wallet wartet schon ein anderer Tausch.',
}
