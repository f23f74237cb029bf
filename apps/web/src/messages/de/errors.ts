import type { Errors } from '../Errors.ts'

/** German texts of errors, by code. */
export const errors: Errors = {
  // The server's errors for all its APIs.
  invalid_request: 'Die Anfrage wurde nicht verstanden.',
  not_signed_in: 'Melde dich zuerst an.',
  origin_refused: 'Diese Anfrage kam von einer anderen Seite.',
  csrf_invalid: 'Diese Seite ist veraltet. Lade sie neu.',
  not_found: 'Nicht gefunden.',
  method_not_allowed: 'Diese Aktion gibt es hier nicht.',
  body_too_large: 'Das ist zu groß.',
  url_too_long: 'Die Adresse ist zu lang.',
  unsupported_media_type: 'Die Anfrage wurde nicht verstanden.',
  rate_limited: 'Zu viele Anfragen. Warte einen Moment.',
  headers_too_large: 'Die Anfrage wurde nicht verstanden.',
  internal: 'Bei uns ist etwas schiefgelaufen. Versuche es noch einmal.',
  timed_out: 'Die Anfrage hat zu lange gedauert. Versuche es noch einmal.',
  unavailable: 'Der Dienst ist nicht verfügbar. Versuche es noch einmal.',
  // The errors of the product's server.
  invalid_message: 'Die Anmeldenachricht ist ungültig. Signiere noch einmal.',
  invalid_signature: 'Die Signatur ist ungültig.',
  nonce_used: 'Diese Anmeldung ist abgelaufen. Signiere noch einmal.',
  clock_skew: 'Die Uhr dieses Geräts geht falsch. Stelle sie und signiere noch einmal.',
  banned: 'Dieses Konto ist im Club gesperrt.',
  name_taken: 'Dieser Name ist vergeben. Wähle einen anderen.',
  key_reused: 'Das wurde schon mit anderem Inhalt gesendet. Sende es noch einmal.',
  picture_refused:
    'Das Bild kann nicht verwendet werden. Wähle ein anderes oder sende die Meldung ohne Bild.',
  link_cancelled: 'Es wurde nichts verknüpft, weil du beim Anbieter abgebrochen hast.',
  link_expired: 'Das hat länger als zehn Minuten gedauert. Beginne neu.',
  link_used: 'Dieser Link wurde schon benutzt. Beginne neu.',
  link_mixed_up: 'Dieser Link gehört zu einem anderen Browser, Konto oder Versuch. Beginne neu.',
  link_elsewhere: 'Dieses Konto ist mit einem anderen Spieler verknüpft.',
  link_present: 'Du hast schon ein anderes Konto dieses Anbieters verknüpft. Löse es zuerst.',
  link_refused: 'Der Anbieter hat abgelehnt, oder seine Antwort ließ sich nicht prüfen.',
  last_way_in:
    'Das ist deine einzige Anmeldung. Verbinde zuerst eine Wallet oder verknüpfe ein anderes Konto.',
  provider_unavailable: 'Dieser Anbieter ist hier nicht verfügbar.',
  provider_unreachable: 'Der Anbieter ist gerade nicht erreichbar. Versuche es noch einmal.',
  shop_closed: 'Der Shop ist geschlossen.',
  item_gone: 'Der Marktplatz hat diesen Gegenstand nicht mehr.',
  sold_out: 'Dieser Gegenstand ist ausverkauft.',
  price_changed: 'Der Preis hat sich geändert. Prüfe ihn noch einmal.',
  points_missing: 'Du hast dafür nicht genug Punkte.',
  marketplace_unreachable:
    'Der Marktplatz ist gerade nicht erreichbar. Es wurde nichts gekauft. Versuche es noch einmal.',
  chain_unreachable: 'Das Netzwerk ist gerade nicht erreichbar. Versuche es noch einmal.',
  // Errors of the page, without a response from the server.
  request_timed_out: 'Die Anfrage hat zu lange gedauert. Versuche es noch einmal.',
  unreachable: 'Unser Server antwortet nicht. Versuche es noch einmal.',
  invalid_answer: 'Unser Server hat unverständlich geantwortet. Versuche es später noch einmal.',
}
