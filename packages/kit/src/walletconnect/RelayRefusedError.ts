import { BaseError } from '@latchkey/core'
import type { projectAlerts } from '../kit/AlertsState.ts'

/** The setting because of which a relay refuses the app, as the code of its alert. */
export type RelayRefusal = (typeof projectAlerts)[number]

const hints = {
  invalid_app_configuration: 'The project does not allow the origin of this page.',
  invalid_project_id: 'The relay does not know the project id.',
  session_expired: 'The relay does not accept the time of this device. Set its clock.',
} as const satisfies Record<RelayRefusal, string>

/** The WalletConnect relay refuses this app. `reason` names the setting, `cause` the answer. */
export class RelayRefusedError extends BaseError {
  override readonly name = 'RelayRefusedError'
  readonly reason: RelayRefusal
  constructor(options: { readonly reason: RelayRefusal; readonly cause?: unknown }) {
    super('Failed to connect', {
      code: 'relay_refused',
      hint: hints[options.reason],
      cause: options.cause,
    })
    this.reason = options.reason
  }
}
