import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Socket } from 'node:net'
import { refuseStrangers } from '../http/refuseStrangers.ts'
import { domain } from '../settings/settings.ts'
import { answerPlain } from './answerPlain.ts'
import type { Faults } from './createFaults.ts'
import { forward } from './forward.ts'
import { forwardUpgrade } from './forwardUpgrade.ts'
import type { Route, Site } from './Route.ts'

export type CreateGatewayOptions = {
  /** Port of the gateway, which all host names of the sandbox share. */
  readonly port: number
  readonly sites: readonly Site[]
  readonly faults: Faults
}

export type Gateway = {
  /** HTTP server for all host names of the sandbox. It selects the service by the host header. */
  readonly server: Server
  /**
   * Creates a server on another port for a single host name of the sandbox, for programs that
   * cannot resolve it.
   */
  readonly createDoor: (site: Site) => Server
}

type Found = { readonly route: Route; readonly host: string } | { readonly refusal: string }

/** Returns the sandbox's site of a host header: `app` for `app.latchkey.localhost:4100`. */
export function toSiteName(host: string | undefined): string | undefined {
  const name = host?.toLowerCase().replace(/:\d+$/, '')
  return name?.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : undefined
}

/**
 * Creates the server that answers all host names of the sandbox. Call `listen` with a loopback
 * address.
 */
export function createGateway({ port, sites, faults }: CreateGatewayOptions): Gateway {
  // Uses a new connection for each request, because a service may close an idle connection at the
  // moment of its reuse.
  const agent = new Agent({ maxSockets: 512 })
  const toHost = (site: Site) => `${site.name}.${domain}:${port}`
  const overview = () => `Here are:\n${sites.map((site) => `  http://${toHost(site)}/`).join('\n')}`

  const find = (request: IncomingMessage): Found => {
    const name = toSiteName(request.headers.host)
    const site = sites.find((candidate) => candidate.name === name)
    if (!site) return { refusal: `Nothing is at "${request.headers.host ?? ''}". ${overview()}` }
    return { route: site.getRoute(toPath(request)), host: toHost(site) }
  }
  const findBehind =
    (site: Site) =>
    (request: IncomingMessage): Found => ({
      route: site.getRoute(toPath(request)),
      host: toHost(site),
    })

  const createDoorOf = (findRoute: (request: IncomingMessage) => Found) => {
    const server = createServer((request, response) => {
      answer({ request, response, found: findRoute(request), faults, agent })
    })
    server.on('upgrade', (request, socket, head) => {
      if (socket instanceof Socket)
        answerUpgrade({ request, socket, head, found: findRoute(request), faults })
    })
    refuseStrangers(server)
    return server
  }
  return { server: createDoorOf(find), createDoor: (site) => createDoorOf(findBehind(site)) }
}

const toPath = (request: IncomingMessage) => request.url?.split('?')[0] ?? '/'

type Answering = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly found: Found
  readonly faults: Faults
  readonly agent: Agent
}

async function answer({ request, response, found, faults, agent }: Answering): Promise<void> {
  if ('refusal' in found) return answerPlain(response, { status: 404, text: found.refusal })
  const { route, host } = found
  if (!(await faults.pass(route.faultsOf, request.socket))) return
  const { status } = faults.get(route.faultsOf)
  if (status) return answerPlain(response, { status, text: 'A fault set in the sandbox.' })
  if (route.instead && request.method !== 'OPTIONS') return answerPlain(response, route.instead)
  const state = route.target.getState()
  if (state === 'running') return forward(request, response, { route, host, faults, agent })
  const waits = state === 'starting' || state === 'crashed'
  answerPlain(response, {
    status: waits ? 503 : 502,
    text: `${host} is not running (${state}).`,
    ...(waits && { retryAfterSeconds: 1 }),
  })
}

type AnsweringUpgrade = Omit<Answering, 'response' | 'agent'> & {
  readonly socket: Socket
  readonly head: Buffer
}

async function answerUpgrade(parameters: AnsweringUpgrade): Promise<void> {
  const { request, socket, head, found, faults } = parameters
  socket.on('error', () => socket.destroy())
  if ('refusal' in found || found.route.target.getState() !== 'running') {
    socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n')
    return
  }
  if (!(await faults.pass(found.route.faultsOf, socket))) return
  forwardUpgrade(request, socket, { ...found, faults, head })
}
