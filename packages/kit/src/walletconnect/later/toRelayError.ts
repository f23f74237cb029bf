import type { AlertCode } from '../../kit/AlertsState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { showAlert } from '../../state/showAlert.ts'

/**
 * Alerts for a relay that refuses this app, by a part of the relay's error text (wire-walletconnect
 * §2).
 */
const codes: readonly (readonly [string, AlertCode])[] = [
  ['origin not allowed', 'invalid_app_configuration'],
  ['invalid key', 'invalid_project_id'],
  ['jwt token is not yet valid', 'session_expired'],
]

/** Lists the lower-case messages of an error and its causes, at most five levels deep. */
function getTexts(error: unknown, depth = 0): readonly string[] {
  if (typeof error === 'string') return [error.toLowerCase()]
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const text = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return [text.toLowerCase(), ...('cause' in error ? getTexts(error.cause, depth + 1) : [])]
}

/** Shows the alert for a relay that refuses this app. Ignores every other error. */
export function reportRelayError(kit: Kit, error: unknown): void {
  const texts = getTexts(error)
  const found = codes.find(([part]) => texts.some((text) => text.includes(part)))
  if (found) showAlert(kit, { code: found[1] })
}
