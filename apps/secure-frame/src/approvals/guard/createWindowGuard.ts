import { type Guard, type GuardState, minimumVisibleMs } from './GuardState.ts'

export type WindowGuardOptions = {
  readonly onChange: (state: GuardState) => void
  /** Milliseconds of uninterrupted visibility before it is ready. Default: 1,000. */
  readonly visibleMs?: number
  readonly window?: Window & typeof globalThis
}

/**
 * Guards a window of the frame's own origin. No page can cover such a window, so that a visible and
 * focused window suffices. The clock is the same, so that a press meant for earlier content does
 * not approve.
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
