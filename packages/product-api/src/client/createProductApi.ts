import { type ApiClient, createApiClient, RequestRefusedError } from '@latchkey/core/contract'
import type { Access } from '../endpoints/defineEndpoint.ts'
import { answerErrors } from '../errors/answerErrors.ts'

export type ProductApiOptions = {
  /** Origin of the server, e.g. `location.origin`. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /**
   * The CSRF token of the last answer that had one. With `renew`, a fresh one from `GET /api/session`: the server
   * did not take the last, and did nothing else.
   */
  readonly getCsrfToken: (options: { readonly renew: boolean }) => string | Promise<string>
}

/**
 * The typed client of the product server. Beside what every client of ours throws, `call` throws
 * `NotSignedInError` when the session is over and `SignInRefusedError` when the signed message was refused.
 */
export type ProductApi = ApiClient<Access>

/** Makes the typed client of the product server. One per page; holds no state but the http client's. */
export function createProductApi({ baseUrl, fetch, getCsrfToken }: ProductApiOptions): ProductApi {
  return createApiClient({
    baseUrl,
    fetch,
    errors: answerErrors,
    async toHeaders({ endpoint }, { renew }) {
      return endpoint.method === 'GET' ? {} : { 'X-CSRF': await getCsrfToken({ renew }) }
    },
    isStale: (error) => error instanceof RequestRefusedError && error.code === 'csrf_invalid',
  })
}
