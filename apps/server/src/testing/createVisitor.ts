import { toSignInMessage } from '@latchkey/core/sign-in'
import { signInStatement } from '@latchkey/product-api'
import * as z from 'zod'
import type { TestSigner } from './TestBrowser.ts'

export type VisitorOptions = {
  /**
   * URLs of the servers behind one origin. Requests rotate between them, as with a load balancer
   * without sticky sessions.
   */
  readonly urls: readonly string[]
  readonly origin: string
  /** The visitor's IP address, as a proxy reports it to the server. */
  readonly ip: string
}

type Ask = { readonly method: 'GET' | 'POST'; readonly path: string }
type Sent = { readonly body?: unknown; readonly key?: string; readonly signal?: AbortSignal }

const SessionAnswer = z.object({ csrfToken: z.string() })
const NonceAnswer = z.object({ nonce: z.string() })

/**
 * Creates a simulated browser that sends real HTTP requests. If a server is down or fails while
 * answering, the request is sent to the next server.
 */
export function createVisitor({ urls, origin, ip }: VisitorOptions) {
  const cookies = new Map<string, string>()
  let csrfToken = ''
  let turn = Math.floor(Math.random() * urls.length)
  let moved = 0

  function keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const toRequest = ({ method }: Ask, { body, key, signal }: Sent): RequestInit => ({
    method,
    signal: signal ?? null,
    headers: {
      'x-forwarded-for': ip,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(method === 'POST' && {
        'content-type': 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        'x-csrf': csrfToken,
      }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })

  async function open(ask: Ask, sent: Sent = {}): Promise<Response> {
    for (const _ of urls) {
      turn += 1
      try {
        const response = await fetch(`${urls[turn % urls.length]}${ask.path}`, toRequest(ask, sent))
        keepCookies(response)
        return response
      } catch (error) {
        if (sent.signal?.aborted) throw error
        moved += 1
      }
    }
    throw new Error(`No server answers ${ask.path}.`)
  }

  /** Sends a request to one of the servers and returns the first complete response. */
  async function ask(ask: Ask, sent: Sent = {}): Promise<{ status: number; body: unknown }> {
    for (const _ of urls) {
      const response = await open(ask, sent)
      try {
        return { status: response.status, body: await response.json() }
      } catch {
        moved += 1
      }
    }
    throw new Error(`No server answers ${ask.path} to its end.`)
  }

  function holdCsrfToken(body: unknown): void {
    csrfToken = SessionAnswer.parse(body).csrfToken
  }

  return {
    open,
    get: (path: string) => ask({ method: 'GET', path }),
    post: (path: string, body: unknown = {}, key?: string) =>
      ask({ method: 'POST', path }, { body, ...(key !== undefined && { key }) }),
    /** Returns the number of failed requests that moved to another server. */
    countMoves: () => moved,
    /**
     * Tries to sign in and returns the HTTP status. Does not retry, because a nonce works only
     * once.
     */
    async signIn({ address, sign }: TestSigner): Promise<number> {
      holdCsrfToken((await ask({ method: 'GET', path: '/api/session' })).body)
      const issued = await ask({ method: 'POST', path: '/api/sign-in/nonce' })
      const message = toSignInMessage({
        accountAddress: address,
        chainId: 'eip155:1',
        domain: new URL(origin).host,
        uri: origin,
        version: '1',
        nonce: NonceAnswer.parse(issued.body).nonce,
        issuedAt: new Date().toISOString(),
        statement: signInStatement,
      })
      const body = { message, signature: await sign(message) }
      const answer = await ask({ method: 'POST', path: '/api/sign-in/verify' }, { body })
      if (answer.status === 200) holdCsrfToken(answer.body)
      return answer.status
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>
