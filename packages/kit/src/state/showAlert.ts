import { type Alert, type AlertCode, alertTexts, projectAlerts } from '../kit/AlertsState.ts'
import type { Kit } from '../kit/Kit.ts'
import { getAlerted } from './getAlerted.ts'

export type ShowAlertParameters = {
  readonly code: AlertCode
  /** Severity of the alert. Default `error`. */
  readonly variant?: Alert['variant']
}

/**
 * Shows an alert until it is closed or its cause ends (`closeAlerts`). Each code shows once per
 * kit. Alerts about the project show with every refusal. With `config.debug` set to false no alert
 * shows.
 */
export function showAlert(kit: Kit, parameters: ShowAlertParameters): void {
  const { code, variant = 'error' } = parameters
  if (kit.config.debug === false || getAlerted(kit).has(code)) return
  const isRepeated = projectAlerts.some((one) => one === code)
  if (!isRepeated) getAlerted(kit).add(code)
  else if (kit.alerts.getState().alerts.some((alert) => alert.code === code)) return
  kit.alerts.setState(({ alerts }) => ({
    alerts: [...alerts, { code, message: alertTexts[code], variant }],
  }))
}

/** Closes the alert with this code, if it is open. */
export function closeAlert(kit: Kit, parameters: { readonly code: AlertCode }): void {
  kit.alerts.setState(({ alerts }) => ({
    alerts: alerts.filter((alert) => alert.code !== parameters.code),
  }))
}
