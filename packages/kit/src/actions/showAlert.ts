import { type AlertCode, alertTexts } from '../AlertsState.ts'
import type { Kit } from '../Kit.ts'

/** Shows an alert until it is closed, once per code and kit. Without `config.debug` it shows nothing. */
export function showAlert(kit: Kit, parameters: { readonly code: AlertCode }): void {
  const { code } = parameters
  if (kit.config.debug === false || kit.runtime.alerted.has(code)) return
  kit.runtime.alerted.add(code)
  kit.alerts.setState(({ alerts }) => ({
    alerts: [...alerts, { code, message: alertTexts[code], variant: 'error' }],
  }))
}

/** Closes an alert. */
export function closeAlert(kit: Kit, parameters: { readonly code: AlertCode }): void {
  kit.alerts.setState(({ alerts }) => ({
    alerts: alerts.filter((alert) => alert.code !== parameters.code),
  }))
}
