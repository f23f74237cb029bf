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
  /** The public host name, for the shared server and the single-site servers alike. */
  readonly host: string
  readonly faults: Faults
  readonly agent?: Agent
}

const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']

/**
 * A cookie that sets a browser's address, so that tests can simulate many visitors from one
 * machine.
 */
const visitorCookie = /(?:^|;\s*)sandbox-visitor=([\d.]+)/

function toAddresses({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for'] ?? visitorCookie.exec(headers.cookie ?? '')?.[1]
  const from = socket.remoteAddress ?? '127.0.0.1'
  // Appended to the earlier addresses, as every proxy does.
  return before === undefined ? from : `${String(before)}, ${from}`
}

/** Returns the headers for the service, with its public host name and the client's real address. */
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
    // The gateway changes documents, so they must arrive whole and uncompressed.
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
    // Event streams may be silent for long, so the headers are sent early to show that the stream
    // is open.
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

/** Repeats the request to the service and ignores the second answer. */
function askAgain(request: IncomingMessage, options: ForwardOptions): void {
  const again = ask(request, options)
  again.on('error', () => request.unpipe(again))
  again.on('response', (answer) => answer.resume())
  request.on('error', () => again.destroy())
  request.pipe(again)
}

/** Forwards a request to its service and the answer to the client. */
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
