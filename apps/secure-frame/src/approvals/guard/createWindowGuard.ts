import { type Guard, type GuardState, minimumVisibleMs } from './GuardState.ts'

export type WindowGuardOptions = {
  readonly onChange: (state: GuardState) => void
  readonly window?: Window & typeof globalThis
}

/**
 * For a window of the frame's own origin: no page can lay anything over it, so that being the visible, focused
 * window is enough. The clock is the same: a press meant for what was there before does not approve.
 */
export function createWindowGuard({ onChange, window: view = window }: WindowGuardOptions): Guard {
  const { document } = view
  let timer: number | undefined

  function weigh(): void {
    view.clearTimeout(timer)
    const framed = view.top !== view
    onChange(framed ? 'blocked' : 'waiting')
    if (framed || document.visibilityState !== 'visible' || !document.hasFocus()) return
    timer = view.setTimeout(() => onChange('ready'), minimumVisibleMs)
  }

  document.addEventListener('visibilitychange', weigh)
  view.addEventListener('focus', weigh)
  view.addEventListener('blur', weigh)
  weigh()

  return {
    restart: weigh,
    end() {
      view.clearTimeout(timer)
      document.removeEventListener('visibilitychange', weigh)
      view.removeEventListener('focus', weigh)
      view.removeEventListener('blur', weigh)
    },
  }
}
