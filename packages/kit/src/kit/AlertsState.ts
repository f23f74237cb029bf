/** Alerts by code, with the texts of the product specification §8 (kit-behaviour §5.1). */
export const alertTexts = {
  network_not_found: 'Network Not Found',
  invalid_app_configuration: 'Invalid App Configuration',
  embedded_wallet_not_loaded: 'Could not load embedded wallet',
  request_timed_out: 'Request Timed Out',
  unverified_domain: 'Unverified Domain',
  session_expired: 'Session Expired',
  invalid_project_id: 'Invalid Project ID',
  project_id_not_configured: 'Project ID Not Configured',
  server_error: 'Server Error',
  rate_limited: 'Rate Limited',
  inactive_namespace_not_connected: 'Inactive Namespace Not Connected',
  multi_wallet_not_enabled: 'Multi-Wallet Not Enabled',
  headless_not_enabled: 'Headless Not Enabled',
} as const

export type AlertCode = keyof typeof alertTexts

/**
 * Alerts about the app's project. Their cause ends only by a change of the project or its settings,
 * so they stay in every view until the user closes them or the service accepts the app. They show
 * again with every refusal.
 */
export const projectAlerts = [
  'invalid_app_configuration',
  'session_expired',
  'invalid_project_id',
] as const satisfies readonly AlertCode[]

export type Alert = {
  readonly code: AlertCode
  readonly message: string
  readonly variant: 'error' | 'warning' | 'info'
}

/** Open alerts, oldest first. Form fields show their own errors, so those are not included. */
export type AlertsState = { readonly alerts: readonly Alert[] }
