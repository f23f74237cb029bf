import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type TestBrowserOptions = { readonly ip?: string; readonly userAgent?: string }
export type TestSite = { readonly app: FastifyInstance; readonly origin: string }
export type TestHeaders = Readonly<Record<string, string | undefined>>

const present = (headers: TestHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/**
 * Creates a browser that shows the service's own page. It stores cookies and the CSRF token, and
 * sends the headers that a browser sends.
 */
export function createTestBrowser({ app, origin }: TestSite, options: TestBrowserOptions) {
  const cookies = new Map<string, string>()
  let csrfToken = ''

  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      remoteAddress: options.ip ?? '10.0.0.1',
      cookies: Object.fromEntries(cookies),
      ...request,
      headers: { 'user-agent': options.userAgent ?? 'test', ...request.headers },
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    get: (url: string, headers: TestHeaders = {}) => send({ url, headers: present(headers) }),
    /**
     * Sends JSON with the headers of the service's own page. A header set to `undefined` is
     * omitted. A text as payload is sent unchanged.
     */
    post: (url: string, payload: unknown = {}, headers: TestHeaders = {}) =>
      send({
        method: 'POST',
        url,
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        headers: present({
          'content-type': 'application/json',
          origin,
          'sec-fetch-site': 'same-origin',
          'x-csrf': csrfToken,
          ...headers,
        }),
      }),
    /** Stores the CSRF token of a response, so that later requests send it. */
    holdCsrfToken(token: string) {
      csrfToken = token
    },
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>
