import { type Guard, type GuardState, minimumVisibleMs } from './GuardState.ts'

export type WindowGuardOptions = {
  readonly onChange: (state: GuardState) => void
  /** Uninterrupted, before it is ready. Default: a second. */
  readonly visibleMs?: number
  readonly window?: Window & typeof globalThis
}

/**
 * For a window of the frame's own origin: no page can lay anything over it, so that being the visible, focused
 * window is enough. The clock is the same: a press meant for what was there before does not approve.
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
