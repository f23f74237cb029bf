import type { IncomingMessage } from 'node:http'
import { limits } from './limits.ts'

/** Limits connections per client and address, so that no client uses up all of them. */
export type Places = {
  /**
   * @returns A function that releases the place, or `undefined` at the limit of this client or
   *   address.
   */
  readonly take: (clientId: string, address: string) => (() => void) | undefined
}

/** Returns a client's address, which the gateway of this machine appends last. */
export function toAddress(request: IncomingMessage): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded || request.socket.remoteAddress || ''
}

/** Creates the counters of connections: in total, per client id and per address. */
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
