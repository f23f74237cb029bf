import { type ApiClient, createApiClient, RequestRefusedError } from '@latchkey/core/contract'
import type { Access } from '../endpoints/defineEndpoint.ts'
import { answerErrors } from '../errors/answerErrors.ts'

export type ProductApiOptions = {
  /** Origin of the product server that the client calls, e.g. `location.origin`. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /**
   * Returns the CSRF token from the server's latest answer. With `renew`, requests a new one from
   * `GET /api/session`, because the server rejected the old one.
   */
  readonly getCsrfToken: (options: { readonly renew: boolean }) => string | Promise<string>
}

/**
 * The typed client of the product server. In addition to the errors of every API client, `call`
 * throws `NotSignedInError` if the session has ended, and `SignInRefusedError` if the signed
 * message was rejected.
 */
export type ProductApi = ApiClient<Access>

/**
 * Creates the typed client of the product server, one per page. It has no state except that of the
 * HTTP client.
 */
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
