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
  /** Time in ms that the target must be visible without interruption. Default: 1,000. */
  readonly visibleMs?: number
  /** The window that contains the observed element. Default: this window. */
  readonly window?: Window & typeof globalThis
}

const leastRatio = 0.99
const reportDelayMs = 100
const lookAgainMs = 250

/**
 * Checks whether the user can really see the prompt (S-54). The prompt must be uncovered, opaque,
 * unscaled, in view and large enough, in this document and in every frame around it. Only
 * IntersectionObserver v2 reports this; without it the state is `blocked` immediately. When the
 * prompt is hidden, `ready` is revoked and the time starts again. No frame can detect a mask that a
 * page draws over it, so only messages may be decided inline.
 *
 * `blocked` stays until the content changes. By then a window shows the decision, and a press that
 * was meant to open the window must not hit an Approve button.
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
      // If the prompt is visible now, the running second may finish, but no further one starts.
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
   * Restarts the observation while the prompt is not visible. After the frame has moved, Chromium
   * only reports visibility again when the frame's content changes, which may never happen.
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
 * Returns whether the frame is shown at all. Time in a background page or in a frame that its host
 * has not opened yet does not count as invisible.
 */
function isShown({ document, innerWidth }: Window): boolean {
  return document.visibilityState === 'visible' && innerWidth !== 0
}

/**
 * Returns whether the frame has the minimum size. The browser reports a frame as visible even if
 * its page made it tiny with its size or `zoom`.
 */
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
    // Compares with `true`, because a browser without support omits the property or reports
    // `false`.
    onReport(last?.isVisible === true && last.intersectionRatio >= leastRatio)
  }, settings)
}
