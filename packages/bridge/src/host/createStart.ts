import type { FrameStart } from './FrameHost.ts'

/** Promise of the current document's start. All callers share the promise until it fails. */
export type Start = {
  readonly get: () => Promise<FrameStart>
  /** A new document starts. Callers of the old promise wait for the new document. */
  readonly renew: () => void
  readonly resolve: (start: FrameStart) => void
  readonly reject: (error: unknown) => void
}

type Deferred = Pick<Start, 'resolve' | 'reject'> & {
  readonly promise: Promise<FrameStart>
  settled: boolean
}

function createDeferred(): Deferred {
  let resolve: Start['resolve'] = () => {}
  let reject: Start['reject'] = () => {}
  const promise = new Promise<FrameStart>((...ends) => {
    resolve = ends[0]
    reject = ends[1]
  })
  // Prevents an unhandled rejection if no caller waits. Callers of `get` still receive the failure.
  promise.catch(() => {})
  return { promise, resolve, reject, settled: false }
}

/** Creates the promise of the frame's start, which `init` and waiting requests share. */
export function createStart(): Start {
  let current = createDeferred()
  return {
    get: () => current.promise,
    renew: () => {
      if (current.settled) current = createDeferred()
    },
    resolve: (start) => {
      current.settled = true
      current.resolve(start)
    },
    reject: (error) => {
      current.settled = true
      current.reject(error)
    },
  }
}
