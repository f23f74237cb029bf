import { CodeLoginError } from '@latchkey/service/oauth'
import { RefusalError } from '../errors/RefusalError.ts'

/**
 * Converts an error of a provider's login into the error that the API returns. Returns other errors
 * unchanged.
 */
export function toLinkRefusal(error: unknown): unknown {
  if (!(error instanceof CodeLoginError)) return error
  const code = error.reason === 'refused' ? 'link_refused' : 'provider_unreachable'
  return new RefusalError(code, { cause: error.cause })
}
