import { isTransportFailure } from '@latchkey/core'
import {
  NotSignedInError,
  RequestRefusedError,
  ServiceUnavailableError,
} from '@latchkey/product-api'
import type { Messages } from '../messages/en.ts'

export type ProblemName = keyof Messages['callback']['problems']

/** Explanation and action to show if a provider's login response could not be processed. */
export type Problem = {
  readonly name: ProblemName
  /** Reference number under which the server's log contains this error. */
  readonly ref?: string | undefined
}

const refusals: Readonly<Record<string, ProblemName>> = {
  link_cancelled: 'link_cancelled',
  link_expired: 'link_expired',
  link_used: 'link_used',
  link_mixed_up: 'link_mixed_up',
  link_elsewhere: 'link_elsewhere',
  link_present: 'link_present',
  link_refused: 'link_refused',
  provider_unavailable: 'provider_unavailable',
}

/**
 * Returns the explanation to show for a failed provider login. If the server's response was lost,
 * the action is to send again (S-72).
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof ServiceUnavailableError && error.reason === 'provider_unreachable')
    return { name: 'provider_unreachable', ref: error.ref }
  if (isTransportFailure(error)) return { name: 'unreachable' }
  if (error instanceof RequestRefusedError && !(error instanceof NotSignedInError))
    return { name: refusals[error.code] ?? 'other', ref: error.ref }
  return { name: 'other' }
}
