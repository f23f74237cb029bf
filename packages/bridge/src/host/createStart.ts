import type { FrameStart } from './FrameHost.ts'

/** The promise of the document under way; one serves every caller until it has failed. */
export type Start = {
  readonly get: () => Promise<FrameStart>
  /** A new document begins: those who wait go on waiting, for it. */
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
  // It may fail with nobody waiting; who asks gets the failure all the same.
  promise.catch(() => {})
  return { promise, resolve, reject, settled: false }
}

/** Makes the promise behind `init`. */
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
