import { type Guard, type GuardState, minimumVisibleMs } from './GuardState.ts'

export type WindowGuardOptions = {
  readonly onChange: (state: GuardState) => void
  /** Time in ms that the window must be visible without interruption. Default: 1,000. */
  readonly visibleMs?: number
  readonly window?: Window & typeof globalThis
}

/**
 * Checks the visibility of a prompt in a top-level window of the frame's origin. No page can cover
 * such a window, so it only has to be visible and focused. The required time is the same as in a
 * frame, so that a press meant for earlier content does not approve.
 */
export function createWindowGuard(options: WindowGuardOptions): Guard {
  const { onChange, visibleMs = minimumVisibleMs, window: view = window } = options
  const { document } = view
  let timer: number | undefined
  let ready = false

  function weigh(): void {
    view.clearTimeout(timer)
    const framed = view.top !== view
    ready = false
    onChange(framed ? 'blocked' : 'waiting')
    if (framed || document.visibilityState !== 'visible' || !document.hasFocus()) return
    timer = view.setTimeout(() => {
      ready = true
      onChange('ready')
    }, visibleMs)
  }

  document.addEventListener('visibilitychange', weigh)
  view.addEventListener('focus', weigh)
  view.addEventListener('blur', weigh)
  weigh()

  return {
    restart: weigh,
    delay: () => void (ready || weigh()),
    end() {
      view.clearTimeout(timer)
      document.removeEventListener('visibilitychange', weigh)
      view.removeEventListener('focus', weigh)
      view.removeEventListener('blur', weigh)
    },
  }
}
