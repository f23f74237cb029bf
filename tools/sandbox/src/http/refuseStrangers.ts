import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Host names that always mean this machine. A foreign name that resolves to this machine does not
 * match.
 */
const ownName = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i
const ownPage = /^(chrome|moz)-extension:\/\/[a-z0-9-]+$/

const isOwnHost = (host: string | undefined) => ownName.test((host ?? '').replace(/:\d+$/, ''))

/** Returns whether an origin belongs to this machine or to an installed browser extension. */
export function isOwnOrigin(origin: string): boolean {
  if (ownPage.test(origin)) return true
  return /^https?:/.test(origin) && URL.canParse(origin) && isOwnHost(new URL(origin).host)
}

/**
 * Returns whether a request comes from a foreign website: through DNS rebinding, or from its own
 * page.
 */
export function isStranger({ headers }: IncomingMessage): boolean {
  const { host, origin } = headers
  if (!isOwnHost(host)) return true
  // A form may hide its page's origin. In that case only the browser can confirm that the page is
  // same-origin.
  if (origin === 'null') return headers['sec-fetch-site'] !== 'same-origin'
  if (origin !== undefined) return !isOwnOrigin(origin)
  return isEmbedded(headers) && !isOwnOrigin(headers.referer ?? '')
}

/**
 * Detects an image or script embedded in another site's page, for which browsers send no origin.
 * Followed links are allowed.
 */
const isEmbedded = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'

const sentence = 'The sandbox answers pages of this machine only.\n'

/** Refuses the request without further details. */
export function refuse(answer: ServerResponse | Duplex): void {
  if (answer instanceof ServerResponse)
    answer.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence)
  else answer.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
}

/**
 * Guards all requests and WebSockets of a server, so that a website visited by the developer can
 * neither read nor change anything (S-141). Call it after all listeners are added and before the
 * server listens.
 */
export function refuseStrangers(server: Server): void {
  for (const event of ['request', 'upgrade']) {
    const listeners = server.listeners(event)
    if (listeners.length === 0) continue
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, answer: ServerResponse | Duplex, head?: Buffer) => {
      if (isStranger(request)) return refuse(answer)
      for (const listener of listeners) listener.call(server, request, answer, head)
    })
  }
}
