import type { Ports, StoragePort } from '../../kit/ports.ts'
import { createFakeTabs } from '../createFakeTabs.ts'
import { createLater } from './createLater.ts'

type Turns = NonNullable<Ports['takeTurns']>

/** What the tabs of an origin have in common. */
export type Origin = {
  /** Ports of one more tab. What it has stored is still there when it has gone. */
  readonly openTab: () => {
    readonly ports: Pick<Ports, 'storage' | 'takeTurns' | 'openChannel'>
    /** The page is left: what still runs in it reaches nothing any more. */
    readonly leave: () => void
  }
  /** Brings what a tab has stored to the others. */
  readonly deliver: () => void
}

/** Creates an origin whose tabs see what another has stored a moment later, as tabs in processes of their own do. */
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
  /** A tab that is left gives up its turns. */
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
