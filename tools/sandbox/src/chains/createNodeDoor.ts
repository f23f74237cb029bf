import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { refuseStrangers } from '../http/refuseStrangers.ts'

const newline = 0x0a
const parseError = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}'

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

/**
 * Sends a JSON-RPC request or batch to the chain's node by a new connection. The node's answer is
 * one line.
 */
function pass(body: string, response: ServerResponse, socketPath: string): void {
  const node = connect(socketPath)
  response.on('close', () => node.destroy())
  node.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  node.on('data', (chunk) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/json' })
    response.write(chunk)
    if (chunk.at(-1) === newline) response.end()
  })
  node.on('close', () => response.writableEnded || response.destroy())
  node.write(`${body}\n`)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  socketPath: string,
): Promise<void> {
  // Only local programs may use the node. A page sends its origin, and must use the blockchain API.
  if (request.headers.origin !== undefined) return void response.writeHead(403).end()
  if (request.method !== 'POST') return void response.writeHead(405).end()
  const body = await text(request)
  if (!isJson(body))
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(parseError)
  pass(body, response, socketPath)
}

/**
 * Creates the only server through which programs reach a chain's node. It accepts JSON-RPC by POST
 * and rejects web pages (S-141).
 */
export function createNodeDoor(socketPath: string): Server {
  const server = createServer((request, response) => {
    answer(request, response, socketPath).catch(() => response.destroy())
  })
  server.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n'),
  )
  refuseStrangers(server)
  return server
}
