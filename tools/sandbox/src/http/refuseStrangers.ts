import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Matches host names that always resolve to this machine. A foreign name that resolves to this
 * machine does not match.
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
 * Returns whether a foreign website causes a request to the sandbox: by a page, or by a host name
 * that resolves to this machine (DNS rebinding).
 */
export function isStranger({ headers }: IncomingMessage): boolean {
  const { host, origin } = headers
  if (!isOwnHost(host)) return true
  // A page can hide its origin when it submits a form. Then only the browser's `sec-fetch-site`
  // header shows whether the page belongs to this server.
  if (origin === 'null') return headers['sec-fetch-site'] !== 'same-origin'
  if (origin !== undefined) return !isOwnOrigin(origin)
  return isEmbedded(headers) && !isOwnOrigin(headers.referer ?? '')
}

/**
 * Returns whether another site's page embeds the requested file, for instance as an image, for
 * which browsers send no origin. A followed link does not count.
 */
const isEmbedded = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'

const sentence = 'The sandbox answers pages of this machine only.\n'

/** Rejects a request or an upgrade with status 403 and no details. */
export function refuse(answer: ServerResponse | Duplex): void {
  if (answer instanceof ServerResponse)
    answer.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence)
  else answer.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
}

/**
 * Makes a server reject requests and WebSockets that a foreign website causes, so that a website
 * which the developer visits can neither read nor change anything (S-141). Call it after all
 * listeners have been added and before `listen`.
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
