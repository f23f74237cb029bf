import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import { refuseStrangers } from '../http/refuseStrangers.ts'
import { answerControl } from './answerControl.ts'
import { answerRpc, toErrorAnswer } from './rpc/answerRpc.ts'
import type { MethodContext } from './rpc/fields.ts'
import { RpcError, rpcCodes } from './rpc/RpcError.ts'
import { serveSocket } from './rpc/serveSocket.ts'

const BODY_LIMIT_BYTES = 1_000_000
const PING_MS = 30_000

/** CORS headers that let every page read the cluster and send transactions, as public nodes do. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': 'content-type, solana-client',
  'access-control-max-age': '600',
  'x-content-type-options': 'nosniff',
}

export type ClusterServerOptions = MethodContext & {
  /** Secret of the control commands, which pages must not send. */
  readonly controlSecret: string
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > BODY_LIMIT_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function answerText(text: string, options: ClusterServerOptions): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return toErrorAnswer(null, new RpcError(rpcCodes.parse, 'Parse error'))
  }
  return answerRpc(body, options)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ClusterServerOptions,
): Promise<void> {
  const say = (status: number, body: unknown) =>
    response
      .writeHead(status, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  if (request.method === 'GET' && request.url === '/health')
    return void response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end('ok')
  if (request.method !== 'POST')
    return void say(405, { error: 'Used HTTP Method is not allowed. POST is required.' })
  const text = await readBody(request)
  if (text === undefined) return void say(413, { error: 'The body is too large.' })
  if (request.url === '/control') {
    const { status, body } = answerControl(request.headers['x-control-secret'], text, options)
    return void say(status, body)
  }
  say(200, answerText(text, options))
}

export type ClusterServer = {
  readonly server: Server
  /** Closes the server with all its connections. */
  readonly close: () => Promise<void>
}

/**
 * Creates the server of a Solana cluster: JSON-RPC by POST and subscriptions by WebSocket, both at
 * the path `/`.
 */
export function createClusterServer(options: ClusterServerOptions): ClusterServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT_BYTES })
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => response.destroy())
  })
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (client) => serveSocket(client, options))
  })
  refuseStrangers(server)
  const pings = setInterval(() => {
    for (const client of sockets.clients) client.ping()
  }, PING_MS)
  return {
    server,
    close: async () => {
      clearInterval(pings)
      const closed = new Promise((resolve) => server.close(resolve))
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await closed
    },
  }
}
