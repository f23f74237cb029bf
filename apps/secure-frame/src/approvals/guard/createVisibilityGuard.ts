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
  /** Uninterrupted, before it is ready. Default: a second. */
  readonly visibleMs?: number
  /** The window the target is in. */
  readonly window?: Window & typeof globalThis
}

const leastRatio = 0.99
const reportDelayMs = 100
const lookAgainMs = 250

/**
 * Watches whether a person can really see the prompt (S-54): nothing above it, not transparent, not scaled, not
 * moved out of sight, not too small, in this document and in every frame around it. What a page lays over it as a mask
 * no frame can see: that is why only messages are decided here. Only IntersectionObserver's second version
 * knows; without it the state is `blocked` at once. Losing sight takes `ready` back and starts the clock anew.
 *
 * `blocked` stays until the content changes: the decision has moved to a window by then, and a button that approves
 * must not come up under a press that was meant to open it.
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
      // In sight just now: its second may end, but is the last.
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
   * Asks anew while the prompt is not seen: after the frame was moved, Chromium tells that it is in view only once
   * something else changes here, and nothing may.
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

/** A page in the background, or a frame its host has not opened yet, is no attack; that time does not count. */
function isShown({ document, innerWidth }: Window): boolean {
  return document.visibilityState === 'visible' && innerWidth !== 0
}

/** The browser calls a frame visible however small its page makes it, by its box or by `zoom`. */
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
    // Exactly `true`: a browser that cannot tell leaves it out or says false.
    onReport(last?.isVisible === true && last.intersectionRatio >= leastRatio)
  }, settings)
}
