import type { IncomingMessage } from 'node:http'
import { limits } from './limits.ts'

/**
 * Limits the number of the relay's connections per client and per IP address, so that no client
 * uses up all.
 */
export type Places = {
  /**
   * Counts a new connection to the relay.
   *
   * @returns A function to call when the connection closes; `undefined` if the client or IP address
   *   has reached its limit.
   */
  readonly take: (clientId: string, address: string) => (() => void) | undefined
}

/**
 * Returns a client's IP address. The gateway of this machine appends it as the last forwarded
 * address.
 */
export function toAddress(request: IncomingMessage): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded || request.socket.remoteAddress || ''
}

/**
 * Creates the counters of the relay's open connections: in total, per client, and per IP address.
 */
export function createPlaces(): Places {
  const taken = new Map<string, number>()
  const count = (key: string, change: number) => {
    const next = (taken.get(key) ?? 0) + change
    if (next > 0) taken.set(key, next)
    else taken.delete(key)
  }
  return {
    take: (clientId, address) => {
      const wanted = [
        ['all', limits.connections],
        [`client ${clientId}`, limits.connectionsPerClient],
        [`address ${address}`, limits.connectionsPerAddress],
      ] as const
      if (wanted.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return undefined
      for (const [key] of wanted) count(key, 1)
      return () => {
        for (const [key] of wanted) count(key, -1)
      }
    },
  }
}
