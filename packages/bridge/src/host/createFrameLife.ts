import type { ReadyPayload } from '../schema/answers.ts'
import { deadlines } from '../schema/limits.ts'

/**
 * `idle` before the first load; `failed` and `refused` until the next request loads the frame
 * again.
 */
export type FrameState = 'idle' | 'loading' | 'settling' | 'usable' | 'failed' | 'refused' | 'ended'

export type FrameLife = {
  readonly getState: () => FrameState
  /** Starts loading the frame, unless it is loading or loaded. */
  readonly load: () => void
  readonly receiveReady: (ready: ReadyPayload) => void
  readonly fail: (state: 'failed' | 'refused') => void
  readonly end: () => void
}

type CreateFrameLifeOptions = {
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  /** Attaches the iframe to the page, or loads its document again if it is attached. */
  readonly attach: () => void
  /** Called when the frame is usable: 500 ms after its READY, if READY arrived in time. */
  readonly onUsable: (ready: ReadyPayload) => void
  /** Called when a new document starts in a usable frame. */
  readonly onReload: () => void
  readonly onFailed: (hint: string) => void
  readonly onRefused: () => void
}

/** Creates the state machine of the frame's document (S-08, S-10). It uses one timer at a time. */
export function createFrameLife(options: CreateFrameLifeOptions): FrameLife {
  let state: FrameState = 'idle'
  let stopTimer = () => {}

  const enter = (next: FrameState) => {
    stopTimer()
    stopTimer = () => {}
    state = next
  }

  const wait = (next: 'loading' | 'settling', delayMs: number, then: () => void) => {
    enter(next)
    stopTimer = options.setTimer(then, delayMs)
  }

  const settle = (ready: ReadyPayload) =>
    wait('settling', deadlines.postReadyMs, () => {
      enter('usable')
      options.onUsable(ready)
    })

  return {
    getState: () => state,
    load: () => {
      if (state !== 'idle' && state !== 'failed' && state !== 'refused') return
      wait('loading', deadlines.loadMs, () => options.onFailed('The frame was not ready in time.'))
      options.attach()
    },
    receiveReady: (ready) => {
      if (state === 'ended') return
      if (ready.refused) return state === 'refused' ? undefined : options.onRefused()
      const inUse = state === 'settling' || state === 'usable'
      settle(ready)
      if (inUse) options.onReload()
    },
    fail: (next) => {
      if (state !== 'ended') enter(next)
    },
    end: () => enter('ended'),
  }
}
