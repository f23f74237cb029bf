import { CodeLoginError } from '@latchkey/service/oauth'
import { RefusalError } from '../errors/RefusalError.ts'

/** What a provider's fault is to who waits; anything else stays what it is. */
export function toLinkRefusal(error: unknown): unknown {
  if (!(error instanceof CodeLoginError)) return error
  const code = error.reason === 'refused' ? 'link_refused' : 'provider_unreachable'
  return new RefusalError(code, { cause: error.cause })
}
