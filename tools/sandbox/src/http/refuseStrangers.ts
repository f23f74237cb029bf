import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'

/** Names that only this machine answers to; a foreign name that was pointed here is none of them. */
const ownName = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i
const ownPage = /^(chrome|moz)-extension:\/\/[a-z0-9-]+$/

const isOwnHost = (host: string | undefined) => ownName.test((host ?? '').replace(/:\d+$/, ''))

/** Tells whether a page is one of this machine, or of an extension that its user installed. */
export function isOwnOrigin(origin: string): boolean {
  if (ownPage.test(origin)) return true
  return /^https?:/.test(origin) && URL.canParse(origin) && isOwnHost(new URL(origin).host)
}

/** Tells whether a website asks: by a name of its own for this machine (DNS rebinding), or from a page of its own. */
export function isStranger({ headers }: IncomingMessage): boolean {
  const { host, origin } = headers
  if (!isOwnHost(host)) return true
  // A form of a page that tells nobody where it is: only the browser can say that it is a page of the service itself.
  if (origin === 'null') return headers['sec-fetch-site'] !== 'same-origin'
  if (origin !== undefined) return !isOwnOrigin(origin)
  return isEmbedded(headers) && !isOwnOrigin(headers.referer ?? '')
}

/** A picture or script in a page of another site: for these browsers tell no origin. Whoever follows a link may come. */
const isEmbedded = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'

const sentence = 'The sandbox answers pages of this machine only.\n'

/** Tells a stranger so, and nothing else. */
export function refuse(answer: ServerResponse | Duplex): void {
  if (answer instanceof ServerResponse)
    answer.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence)
  else answer.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
}

/**
 * Stands before everything that a server does, requests and WebSockets alike: a website that a developer visits gets
 * nothing read and nothing done (S-141). To be called when the server has its listeners, before it listens.
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
