import {
  type Guard,
  type GuardState,
  leastPlace,
  minimumVisibleMs,
  visibilityLimitMs,
} from './GuardState.ts'

export type VisibilityGuardOptions = {
  readonly target: Element
  readonly onChange: (state: GuardState) => void
  /** Milliseconds of uninterrupted visibility before it is ready. Default: 1,000. */
  readonly visibleMs?: number
  /** The window that contains the target. */
  readonly window?: Window & typeof globalThis
}

const leastRatio = 0.99
const reportDelayMs = 100
const lookAgainMs = 250

/**
 * Watches whether the user can really see the prompt (S-54). The prompt must be uncovered, opaque,
 * unscaled, in view and large enough, in this document and in every frame around it. No frame can
 * detect a mask that a page draws over it. For that reason only messages are decided inline. Only
 * IntersectionObserver v2 reports this; without it the state is `blocked` immediately. Losing
 * visibility revokes `ready` and restarts the clock.
 *
 * `blocked` stays until the content changes. The decision has moved to a window by then, and a
 * press that was meant to open the window must not hit an Approve button.
 */
export function createVisibilityGuard(options: VisibilityGuardOptions): Guard {
  const { target, onChange, visibleMs = minimumVisibleMs, window: view = window } = options
  const { document } = view
  let seen = false
  let ripening: number | undefined
  let limit: number | undefined
  let overdue = false
  let state: GuardState = 'waiting'

  function setState(next: GuardState): void {
    if (next === state) return
    state = next
    onChange(next)
  }

  function weigh(): void {
    const visible = seen && document.visibilityState === 'visible' && isLargeEnough(view)
    if (!visible) {
      stopRipening()
      if (state === 'ready') setState('waiting')
      if (!isShown(view)) disarmLimit()
      else if (overdue) setState('blocked')
      else armLimit()
      return
    }
    if (state !== 'waiting' || ripening !== undefined) return
    ripening = view.setTimeout(() => {
      disarmLimit()
      setState('ready')
    }, visibleMs)
  }

  function stopRipening(): void {
    view.clearTimeout(ripening)
    ripening = undefined
  }

  function armLimit(): void {
    if (limit !== undefined || state === 'blocked') return
    limit = view.setTimeout(() => {
      // The prompt is visible now, so its current second may finish. No further second starts.
      overdue = ripening !== undefined
      if (!overdue) setState('blocked')
    }, visibilityLimitMs)
  }

  function disarmLimit(): void {
    view.clearTimeout(limit)
    limit = undefined
    overdue = false
  }

  function onVisibility(): void {
    if (!isShown(view)) disarmLimit()
    weigh()
  }

  const observer = createObserver(view, (visible) => {
    seen = visible
    weigh()
  })

  /**
   * Observes the prompt again while it is not visible. After the frame moved, Chromium reports
   * visibility only when the frame's content changes, and the content may stay unchanged.
   */
  const looking = view.setInterval(() => {
    if (seen) return
    observer?.unobserve(target)
    observer?.observe(target)
  }, lookAgainMs)

  function restart(): void {
    stopRipening()
    disarmLimit()
    setState(observer ? 'waiting' : 'blocked')
    if (!observer) return
    if (isShown(view)) armLimit()
    weigh()
  }

  observer?.observe(target)
  document.addEventListener('visibilitychange', onVisibility)
  view.addEventListener('resize', weigh)
  restart()

  return {
    restart,
    delay() {
      if (state !== 'waiting') return
      stopRipening()
      weigh()
    },
    end() {
      observer?.disconnect()
      view.clearInterval(looking)
      document.removeEventListener('visibilitychange', onVisibility)
      view.removeEventListener('resize', weigh)
      view.clearTimeout(ripening)
      view.clearTimeout(limit)
    },
  }
}

/**
 * A page in the background, or a frame that its host has not opened yet, is harmless. Its time does
 * not count.
 */
function isShown({ document, innerWidth }: Window): boolean {
  return document.visibilityState === 'visible' && innerWidth !== 0
}

/** The browser reports a frame as visible even if its page made it tiny with its box or `zoom`. */
function isLargeEnough({ innerWidth, innerHeight, devicePixelRatio }: Window): boolean {
  return (
    innerWidth >= leastPlace.width &&
    innerHeight >= leastPlace.height &&
    devicePixelRatio >= leastPlace.pixelRatio
  )
}

type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean }

function createObserver(
  view: Window & typeof globalThis,
  onReport: (visible: boolean) => void,
): IntersectionObserver | undefined {
  const knowsVisibility =
    'IntersectionObserverEntry' in view && 'isVisible' in view.IntersectionObserverEntry.prototype
  if (!knowsVisibility) return undefined
  const settings = { threshold: [0, leastRatio, 1], trackVisibility: true, delay: reportDelayMs }
  return new view.IntersectionObserver((entries: readonly Entry[]) => {
    const last = entries.at(-1)
    // Requires exactly `true`, because a browser without support omits the property or reports
    // `false`.
    onReport(last?.isVisible === true && last.intersectionRatio >= leastRatio)
  }, settings)
}
