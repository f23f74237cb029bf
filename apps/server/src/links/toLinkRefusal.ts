import { CodeLoginError } from '@latchkey/service/oauth'
import { RefusalError } from '../errors/RefusalError.ts'

/**
 * Converts a provider's error into the error for the player. Other errors are returned unchanged.
 */
export function toLinkRefusal(error: unknown): unknown {
  if (!(error instanceof CodeLoginError)) return error
  const code = error.reason === 'refused' ? 'link_refused' : 'provider_unreachable'
  return new RefusalError(code, { cause: error.cause })
}
