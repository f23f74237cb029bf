import type { Alert } from '../kit/AlertsState.ts'
import type { Kit } from '../kit/Kit.ts'

/** Closes all alerts, or all of one variant, because their cause no longer exists. */
export function closeAlerts(kit: Pick<Kit, 'alerts'>, variant?: Alert['variant']): void {
  const { alerts } = kit.alerts.getState()
  const left = alerts.filter((alert) => variant !== undefined && alert.variant !== variant)
  if (left.length < alerts.length) kit.alerts.setState({ alerts: left })
}
