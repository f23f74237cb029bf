import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, noFault } from './Fault.ts'

export type Faults = {
  readonly get: (name: string) => Fault
  readonly set: (name: string, fault: Fault) => void
  readonly clear: () => void
  /**
   * Lets a request through, late or never.
   *
   * @returns `false`: its connection was cut.
   */
  readonly pass: (name: string, socket: Socket) => Promise<boolean>
}

/** Keeps the faults of every service and applies them to connections. `random` answers 0 to 1. */
export function createFaults(random: () => number): Faults {
  const faults = new Map<string, Fault>()
  const open = new Map<string, Set<Socket>>()
  const get = (name: string) => faults.get(name) ?? noFault

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
      if (fault.refuse) for (const socket of open.get(name) ?? []) socket.resetAndDestroy()
    },
    clear: () => faults.clear(),
    pass: async (name, socket) => {
      watch(name, socket)
      const { delayMs, dropRate, refuse } = get(name)
      if (delayMs > 0) await wait(delayMs)
      if (refuse || get(name).refuse || random() < dropRate) socket.resetAndDestroy()
      return !socket.destroyed
    },
  }
}
