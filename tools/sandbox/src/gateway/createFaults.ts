import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@latchkey/core/testing'
import { type Fault, type FaultRate, noFault } from './Fault.ts'

export type Faults = {
  readonly get: (name: string) => Fault
  readonly set: (name: string, fault: Fault) => void
  readonly clear: () => void
  /**
   * Applies a service's delay and drop rate to a request: waits, or cuts the connection.
   *
   * @returns `false` if the connection has been cut.
   */
  readonly pass: (name: string, socket: Socket) => Promise<boolean>
  /** Decides at random whether a service's fault with a rate applies this time. */
  readonly hits: (name: string, rate: FaultRate) => boolean
  /**
   * If the reorder rate applies to a response, waits until the next response of the service has
   * passed.
   */
  readonly takeTurn: (name: string) => Promise<void>
  readonly isWaiting: (name: string) => boolean
}

/**
 * Maximum time in milliseconds that a response waits for the next one to pass, if the reorder fault
 * applies.
 */
export const longestTurnMs = 1_000

/**
 * Creates the faults of all services behind the gateway, which are off at first. `random` returns a
 * number from 0 to 1.
 */
export function createFaults(random: () => number): Faults {
  const faults = new Map<string, Fault>()
  const chances = new Map<string, (rate: number) => boolean>()
  const open = new Map<string, Set<Socket>>()
  const waiting = new Map<string, AbortController>()
  const get = (name: string) => faults.get(name) ?? noFault
  const hits = (name: string, rate: FaultRate) => {
    const share = get(name)[rate] ?? 0
    return share > 0 && (chances.get(name)?.(share) ?? random() < share)
  }

  function watch(name: string, socket: Socket): void {
    const sockets = open.get(name) ?? new Set()
    open.set(name, sockets)
    if (sockets.has(socket)) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }

  return {
    get,
    set: (name, fault) => {
      faults.set(name, fault)
      chances.delete(name)
      if (fault.seed !== undefined) chances.set(name, createRandom(fault.seed).chance)
      if (fault.refuse) for (const socket of open.get(name) ?? []) socket.resetAndDestroy()
    },
    clear: () => {
      faults.clear()
      chances.clear()
    },
    pass: async (name, socket) => {
      watch(name, socket)
      const { delayMs, refuse } = get(name)
      if (delayMs > 0) await wait(delayMs)
      if (refuse || get(name).refuse || hits(name, 'dropRate')) socket.resetAndDestroy()
      return !socket.destroyed
    },
    hits,
    isWaiting: (name) => waiting.has(name),
    takeTurn: async (name) => {
      const first = waiting.get(name)
      if (first) {
        waiting.delete(name)
        // Aborts in a later task, so that the current response is sent first.
        setImmediate(() => first.abort())
        return
      }
      if (!hits(name, 'reorderRate')) return
      const own = new AbortController()
      waiting.set(name, own)
      // The response that passes first aborts this timer.
      await wait(longestTurnMs, undefined, { signal: own.signal }).catch(() => undefined)
      if (waiting.get(name) === own) waiting.delete(name)
    },
  }
}
