import { type Alert, projectAlerts } from '../kit/AlertsState.ts'
import type { Kit } from '../kit/Kit.ts'

const isOfProject = ({ code }: Alert) => projectAlerts.some((one) => one === code)

/**
 * Closes all alerts, or all of one variant, because the user has left their cause. Alerts about the
 * project stay (`closeProjectAlerts`).
 */
export function closeAlerts(kit: Pick<Kit, 'alerts'>, variant?: Alert['variant']): void {
  const { alerts } = kit.alerts.getState()
  const left = alerts.filter(
    (alert) => isOfProject(alert) || (variant !== undefined && alert.variant !== variant),
  )
  if (left.length < alerts.length) kit.alerts.setState({ alerts: left })
}

/** Closes the alerts about the project, because a service that refused the app accepts it now. */
export function closeProjectAlerts(kit: Pick<Kit, 'alerts'>): void {
  kit.alerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => !isOfProject(alert)) }))
}
