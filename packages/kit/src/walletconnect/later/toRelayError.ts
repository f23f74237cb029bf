import { type RelayRefusal, RelayRefusedError } from '../RelayRefusedError.ts'

/** Reasons of a refusal by a part of the relay's error text (wire-walletconnect §2). */
const refusals: readonly (readonly [string, RelayRefusal])[] = [
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

/** Converts the error of a relay that refuses this app. Returns every other error unchanged. */
export function toRelayError(error: unknown): unknown {
  const texts = getTexts(error)
  const found = refusals.find(([part]) => texts.some((text) => text.includes(part)))
  return found ? new RelayRefusedError({ reason: found[1], cause: error }) : error
}
