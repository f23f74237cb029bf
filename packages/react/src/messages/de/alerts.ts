import type { alertTexts } from '../alerts.ts'

/** German texts of the kit's alerts by code. */
export const alerts: Readonly<Record<keyof typeof alertTexts, string>> = {
  'alert.network_not_found': 'Netzwerk nicht gefunden',
  'alert.invalid_app_configuration': 'Ungültige Konfiguration der App',
  'alert.embedded_wallet_not_loaded': 'Die eingebettete Wallet konnte nicht geladen werden',
  'alert.request_timed_out': 'Zeitüberschreitung der Anfrage',
  'alert.unverified_domain': 'Domain nicht bestätigt',
  'alert.session_expired': 'Sitzung abgelaufen',
  'alert.invalid_project_id': 'Ungültige Projekt-ID',
  'alert.project_id_not_configured': 'Projekt-ID fehlt',
  'alert.server_error': 'Serverfehler',
  'alert.rate_limited': 'Zu viele Anfragen',
  'alert.inactive_namespace_not_connected': 'Inaktiver Namespace nicht verbunden',
  'alert.multi_wallet_not_enabled': 'Mehrere Wallets nicht aktiviert',
  'alert.headless_not_enabled': 'Headless-Modus nicht aktiviert',
}
