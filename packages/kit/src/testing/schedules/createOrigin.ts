import type { Ports, StoragePort } from '../../kit/ports.ts'
import { createFakeTabs } from '../createFakeTabs.ts'
import { createLater } from './createLater.ts'

type Turns = NonNullable<Ports['takeTurns']>

/** Fake storage, channels and locks that the simulated tabs of an origin share. */
export type Origin = {
  /**
   * Opens a simulated tab and returns its fake ports. Data that the tab stores stays after the tab
   * is closed.
   */
  readonly openTab: () => {
    readonly ports: Pick<Ports, 'storage' | 'takeTurns' | 'openChannel'>
    /** Closes the tab. Code that still runs in it no longer reaches the other tabs. */
    readonly leave: () => void
  }
  /** Makes recent writes to the storage visible to the other tabs. */
  readonly deliver: () => void
}

/**
 * Creates an origin whose tabs see the writes of other tabs only after `deliver`, as in separate
 * processes.
 */
export function createOrigin(): Origin {
  const kept = new Map<string, string>()
  const views = new Set<Map<string, string>>()
  const { openChannel } = createFakeTabs()
  const turns = new Map<string, Promise<unknown>>()
  let written: (() => void)[] = []

  const deliver = () => {
    for (const write of written) write()
    written = []
  }
  /** Creates the fake of Web Locks for a tab. Closing the tab releases its locks. */
  const createTurns = (left: Promise<void>, isOpen: () => boolean): Turns => {
    const never = () => new Promise<never>(() => {})
    return (name, run) => {
      const { wait, answerAll: end } = createLater()
      const next = (turns.get(name) ?? Promise.resolve()).then(() => {
        left.then(end)
        deliver()
        return isOpen() ? run() : never()
      })
      turns.set(name, wait())
      next.then(end, end)
      return next
    }
  }
  const openTab: Origin['openTab'] = () => {
    deliver()
    const view = new Map(kept)
    views.add(view)
    const write = (change: (items: Map<string, string>) => void) => {
      if (!views.has(view)) return
      change(view)
      written.push(() => {
        for (const items of [kept, ...views]) change(items)
      })
    }
    const storage: StoragePort = {
      getItem: (key) => view.get(key) ?? null,
      setItem: (key, value) => write((items) => items.set(key, value)),
      removeItem: (key) => write((items) => items.delete(key)),
    }
    const { wait, answerAll: release } = createLater()
    const takeTurns = createTurns(wait(), () => views.has(view))
    const leave = () => {
      views.delete(view)
      release()
    }
    return { ports: { storage, takeTurns, openChannel }, leave }
  }
  return { openTab, deliver }
}
