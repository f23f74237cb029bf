import {
  type Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { addScript } from './addScript.ts'
import { answerPlain } from './answerPlain.ts'
import type { Faults } from './createFaults.ts'
import type { Route } from './Route.ts'
import { spoilAnswer } from './spoilAnswer.ts'

export type ForwardOptions = {
  readonly route: Route
  /** Host name that the client requested, such as `app.latchkey.localhost:4100`. */
  readonly host: string
  readonly faults: Faults
  readonly agent?: Agent
}

const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']

/**
 * Matches the cookie with a browser's simulated IP address. Tests set it to simulate many visitors
 * from one machine.
 */
const visitorCookie = /(?:^|;\s*)sandbox-visitor=([\d.]+)/

function toAddresses({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for'] ?? visitorCookie.exec(headers.cookie ?? '')?.[1]
  const from = socket.remoteAddress ?? '127.0.0.1'
  // A proxy appends the client's address to those of earlier proxies.
  return before === undefined ? from : `${String(before)}, ${from}`
}

/**
 * Returns the request headers for the service, including the public host name and the client's
 * address.
 */
export function toForwardedHeaders(
  request: IncomingMessage,
  { route, host }: Pick<ForwardOptions, 'route' | 'host'>,
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...request.headers, host }
  for (const name of hopByHop) delete headers[name]
  headers['x-forwarded-for'] = toAddresses(request)
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = 'http'
  if (route.addScript && headers.accept?.includes('text/html')) {
    // The gateway changes HTML documents, so it needs them complete and uncompressed.
    delete headers['accept-encoding']
    delete headers['if-none-match']
    delete headers['if-modified-since']
  }
  return headers
}

const isDocument = (answer: IncomingMessage) =>
  /^text\/html\b/i.test(answer.headers['content-type'] ?? '') &&
  answer.headers['content-encoding'] === undefined

async function passAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  script: string | undefined,
): Promise<void> {
  const headers = { ...answer.headers }
  delete headers['connection']
  delete headers['keep-alive']
  if (!script || !isDocument(answer)) {
    response.writeHead(answer.statusCode ?? 502, headers)
    // An event stream may be silent for long. The headers are sent first, so that the client sees
    // that the stream is open.
    response.flushHeaders()
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    return
  }
  const html = Buffer.from(addScript(await text(answer), script))
  delete headers['transfer-encoding']
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': html.length })
  response.end(html)
}

function ask(request: IncomingMessage, options: ForwardOptions): ClientRequest {
  const { route, agent } = options
  return httpRequest({
    host: '127.0.0.1',
    port: route.target.port,
    method: request.method,
    path: request.url,
    headers: toForwardedHeaders(request, options),
    ...(agent && { agent }),
  })
}

/**
 * Sends a request to the service a second time for the duplicate fault, and ignores the response.
 */
function askAgain(request: IncomingMessage, options: ForwardOptions): void {
  const again = ask(request, options)
  again.on('error', () => request.unpipe(again))
  again.on('response', (answer) => answer.resume())
  request.on('error', () => again.destroy())
  request.pipe(again)
}

/**
 * Forwards a request from the gateway to its service, and the response to the client. Applies the
 * service's faults.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  options: ForwardOptions,
): void {
  const { route, faults } = options
  const { faultsOf } = route
  const script = request.method === 'GET' ? route.addScript : undefined
  const passed = ask(request, options)
  const fail = () => {
    if (response.headersSent) response.destroy()
    else answerPlain(response, { status: 502, text: `${options.host} broke off.` })
  }
  passed.on('error', fail)
  passed.on('response', async (answer) => {
    try {
      if (await spoilAnswer(answer, response, { faults, faultsOf })) return
      await passAnswer(answer, response, script)
    } catch {
      fail()
    }
  })
  response.on('close', () => passed.destroy())
  request.on('error', () => passed.destroy())
  if (faults.hits(faultsOf, 'duplicateRate')) askAgain(request, options)
  request.pipe(passed)
}
