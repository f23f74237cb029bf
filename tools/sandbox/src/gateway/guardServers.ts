import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isStranger, refuse } from '../http/refuseStrangers.ts'

/**
 * Preload script for a Node program whose server accepts every origin. It makes all servers of the
 * process reject foreign websites (S-141). The constant is the original method, which the preload
 * wraps.
 */
const { emit } = Server.prototype
Server.prototype.emit = function guarded(event: string | symbol, ...values: unknown[]): boolean {
  const [request, answer] = values
  const asks = event === 'request' || event === 'upgrade'
  if (!asks || !isStranger(request as IncomingMessage))
    return Reflect.apply(emit, this, [event, ...values])
  refuse(answer as ServerResponse | Duplex)
  return true
}
