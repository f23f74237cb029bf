import type { Alert } from '@latchkey/kit'

/**
 * Texts of the kit's alerts by code. The kit contains the English texts: this list is for
 * translators and adds no bytes to the app.
 */
export const alertTexts = {
  'alert.network_not_found': 'Network Not Found',
  'alert.invalid_app_configuration': 'Invalid App Configuration',
  'alert.embedded_wallet_not_loaded': 'Could not load embedded wallet',
  'alert.request_timed_out': 'Request Timed Out',
  'alert.unverified_domain': 'Unverified Domain',
  'alert.session_expired': 'Session Expired',
  'alert.invalid_project_id': 'Invalid Project ID',
  'alert.project_id_not_configured': 'Project ID Not Configured',
  'alert.server_error': 'Server Error',
  'alert.rate_limited': 'Rate Limited',
  'alert.inactive_namespace_not_connected': 'Inactive Namespace Not Connected',
  'alert.multi_wallet_not_enabled': 'Multi-Wallet Not Enabled',
  'alert.headless_not_enabled': 'Headless Not Enabled',
} as const satisfies Record<`alert.${Alert['code']}`, string>
