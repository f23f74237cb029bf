import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type WebSocket, WebSocketServer } from 'ws'
import { closeServer } from '../http/listen.ts'
import type { OwnServer } from '../processes/createServerRunner.ts'
import { answerControl } from './answerControl.ts'
import { admit } from './auth/admit.ts'
import { createConnection } from './createConnection.ts'
import { createPlaces, toAddress } from './createPlaces.ts'
import { limits, redeliverAfterMs } from './limits.ts'
import { createKeptMailbox } from './mailbox/createKeptMailbox.ts'
import { createMailbox } from './mailbox/createMailbox.ts'
import type { Published, RelayContext } from './RelayContext.ts'
import { noRelayFault, type RelayFault } from './RelayFault.ts'

export type CreateRelayOptions = {
  readonly projectIds: readonly string[]
  /** URLs of the relay that clients may use. Loopback URLs are always valid. */
  readonly urls: readonly string[]
  /**
   * Returns whether pages of an origin may connect; by default all may. Programs have no origin.
   */
  readonly isOriginAllowed?: (origin: string) => boolean
  /** Secret of the relay's control commands at `/control`; absent if they are disabled. */
  readonly controlSecret?: string
  /**
   * File in which waiting messages survive a restart of the relay; absent if they are in memory
   * only.
   */
  readonly stateFile?: string
  readonly now?: () => number
  readonly random?: () => number
  readonly redeliverAfterMs?: number
}

/**
 * State of the WalletConnect relay for tests, without the texts of messages, which are encrypted.
 */
export type RelayReport = {
  readonly clients: readonly { readonly clientId: string; readonly topics: readonly string[] }[]
  readonly waiting: readonly {
    readonly topic: string
    readonly tag: number
    readonly expiresAt: number
  }[]
  /** Metadata of the latest messages that the relay received, oldest first. */
  readonly published: readonly Published[]
  readonly fault: RelayFault
}

/**
 * A WalletConnect relay. Its state survives when its server is stopped and another one is started.
 */
export type Relay = {
  readonly createServer: () => OwnServer
  readonly getReport: () => RelayReport
  /** Sets the faults with which the relay delivers messages. Without an argument, ends them. */
  readonly setFault: (fault?: RelayFault) => void
  /** Closes all connections of the relay. */
  readonly disconnect: () => void
}

/** Response to a browser that opens the relay's URL as a page. */
const page = 'The WalletConnect relay. Clients connect here by WebSocket.\n'

const rejectionCode = 3000

/**
 * Creates a WalletConnect relay for this machine. It stores messages until they are delivered, and
 * repeats a delivery until the client acknowledges it.
 */
export function createRelay(options: CreateRelayOptions): Relay {
  const now = options.now ?? (() => Date.now())
  const { stateFile, controlSecret } = options
  let fault = noRelayFault
  const context: RelayContext = {
    mailbox: stateFile ? createKeptMailbox(stateFile, now) : createMailbox(now),
    connections: new Set(),
    published: [],
    getFault: () => fault,
    now,
    random: options.random ?? Math.random,
    redeliverAfterMs: options.redeliverAfterMs ?? redeliverAfterMs,
  }
  const places = createPlaces()

  function serve(socket: WebSocket, clientId: string, address: string): void {
    const leave = places.take(clientId, address)
    if (!leave) {
      socket.close(1013, 'Too many clients')
      return
    }
    socket.on('close', leave)
    createConnection(socket, { clientId, context })
  }

  function open(server: Server): WebSocketServer {
    const sockets = new WebSocketServer({ server, maxPayload: limits.frameBytes })
    sockets.on('connection', (socket: WebSocket, request) => {
      const { rejectAuth } = fault
      const { projectIds, urls, isOriginAllowed = () => true } = options
      const admission = rejectAuth
        ? { refusal: rejectAuth }
        : admit(request, { projectIds, urls, isOriginAllowed, now: now() })
      // The reason is sent by the open WebSocket, because browsers hide the response to a rejected
      // handshake.
      if ('refusal' in admission) socket.close(rejectionCode, admission.refusal)
      else serve(socket, admission.clientId, toAddress(request))
      socket.on('error', () => socket.terminate())
    })
    return sockets
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isControl = request.method === 'POST' && request.url === '/control'
    if (isControl && controlSecret && request.headers['x-control-secret'] === controlSecret) {
      const said = answerControl(relay, await text(request))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
      return
    }
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(page)
  }

  const relay: Relay = {
    createServer: () => {
      const server = createServer((request, response) => {
        answer(request, response).catch(() => response.destroy())
      })
      const sockets = open(server)
      return {
        server,
        listen: ({ host, port }) =>
          new Promise((resolve, reject) => {
            server.once('error', reject)
            server.listen({ host, port }, () => resolve(server.address()))
          }),
        close: async () => {
          for (const socket of sockets.clients) socket.terminate()
          await closeServer(server)
        },
      }
    },
    getReport: () => ({
      clients: [...context.connections].map(({ clientId, topics }) => ({
        clientId,
        topics: [...topics],
      })),
      waiting: context.mailbox
        .entries()
        .map(({ topic, tag, expiresAt }) => ({ topic, tag, expiresAt })),
      published: [...context.published],
      fault,
    }),
    setFault: (next = noRelayFault) => {
      fault = next
    },
    disconnect: () => {
      for (const connection of context.connections) connection.close(1012, 'Ended from the sandbox')
    },
  }
  return relay
}
