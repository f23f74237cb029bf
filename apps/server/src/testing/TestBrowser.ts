import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import { signInStatement } from '@latchkey/product-api'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Clock } from '../Clock.ts'

export type TestBrowserOptions = { readonly ip?: string; readonly userAgent?: string }

/** Who signs: an address and what makes its signature. */
export type TestSigner = {
  readonly address: string
  readonly sign: (message: string) => Promise<string>
}

type Site = { readonly app: FastifyInstance; readonly clock: Clock; readonly origin: string }
type Headers = Readonly<Record<string, string | undefined>>

const present = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** One browser at our own page: keeps cookies and the CSRF token, sends what a browser sends. */
export function createTestBrowser({ app, clock, origin }: Site, options: TestBrowserOptions) {
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
  const get = (url: string, headers: Headers = {}) => send({ url, headers: present(headers) })

  function post(url: string, payload: unknown = {}, headers: Headers = {}) {
    return send({
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
    })
  }
  /** Loads the page: reads the session and takes over its CSRF token. */
  async function open() {
    const body = (await get('/api/session')).json()
    csrfToken = body.csrfToken
    return body
  }
  /** A message as our page makes it, with a fresh nonce; single fields can be replaced. */
  async function createMessage(address: string, changes: Partial<SignInData> = {}) {
    await open()
    const { nonce } = (await post('/api/sign-in/nonce')).json()
    return toSignInMessage({
      accountAddress: address,
      chainId: 'eip155:1',
      domain: new URL(origin).host,
      uri: origin,
      version: '1',
      nonce,
      issuedAt: new Date(clock.now()).toISOString(),
      statement: signInStatement,
      ...changes,
    })
  }
  async function verify(message: string, signature: string) {
    const response = await post('/api/sign-in/verify', { message, signature })
    if (response.statusCode === 200) csrfToken = response.json().csrfToken
    return response
  }
  return {
    cookies,
    get,
    post,
    open,
    createMessage,
    verify,
    async signIn(signer: TestSigner, changes: Partial<SignInData> = {}) {
      const message = await createMessage(signer.address, changes)
      return verify(message, await signer.sign(message))
    },
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>
