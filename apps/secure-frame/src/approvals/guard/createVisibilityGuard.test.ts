import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVisibilityGuard } from './createVisibilityGuard.ts'
import type { GuardState } from './GuardState.ts'

/** Creates a window whose visibility the test controls. */
function createView({ knowsVisibility = true } = {}) {
  let report: (entries: readonly unknown[]) => void = () => undefined
  const settings = vi.fn()
  const observed = vi.fn()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  class Entry {}
  if (knowsVisibility) Object.defineProperty(Entry.prototype, 'isVisible', { get: () => false })
  class Observer {
    constructor(callback: typeof report, options: unknown) {
      report = callback
      settings(options)
    }
    observe(target: unknown) {
      observed(target)
    }
    unobserve() {}
    disconnect() {}
  }
  const view = Object.assign(new EventTarget(), {
    document,
    innerWidth: 360,
    innerHeight: 600,
    devicePixelRatio: 1,
    IntersectionObserver: Observer,
    IntersectionObserverEntry: Entry,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
  }) as unknown as Window & typeof globalThis
  return {
    view,
    settings,
    observed,
    open: (isOpen: boolean) => Object.assign(view, { innerWidth: isOpen ? 360 : 0 }),
    resize(size: { innerWidth?: number; innerHeight?: number; devicePixelRatio?: number }) {
      Object.assign(view, size)
      view.dispatchEvent(new Event('resize'))
    },
    see: (isVisible: unknown, intersectionRatio = 1) => report([{ isVisible, intersectionRatio }]),
    hide(hidden: boolean) {
      document.visibilityState = hidden ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function start(page = createView(), visibleMs?: number) {
  const states: GuardState[] = []
  const guard = createVisibilityGuard({
    target: {} as Element,
    window: page.view,
    ...(visibleMs !== undefined && { visibleMs }),
    onChange: (state) => states.push(state),
  })
  return { ...page, guard, states, last: () => states.at(-1) ?? 'waiting' }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('S-54d: asks the browser for true visibility, every 100 ms', () => {
  expect(start().settings).toHaveBeenCalledWith({
    threshold: [0, 0.99, 1],
    trackVisibility: true,
    delay: 100,
  })
})

test('S-54c: becomes ready after 1,000 ms of visibility, not before', () => {
  const { see, last } = start()
  see(true)
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
})

test('S-54d: an unseen prompt is observed again, because a moved frame gets no new report', () => {
  const { see, observed, guard } = start()
  see(false)
  vi.advanceTimersByTime(1_000)
  expect(observed).toHaveBeenCalledTimes(5)
  see(true)
  vi.advanceTimersByTime(1_000)
  expect(observed).toHaveBeenCalledTimes(5)
  see(false)
  guard.end()
  vi.advanceTimersByTime(1_000)
  expect(observed).toHaveBeenCalledTimes(5)
})

test('S-54g: losing visibility disables immediately and restarts the clock', () => {
  const { see, last } = start()
  see(true)
  vi.advanceTimersByTime(1_000)
  see(false)
  expect(last()).toBe('waiting')
  see(true)
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
})

test('S-54c, S-54g: an interruption within the second restarts the clock', () => {
  const { see, last } = start()
  see(true)
  vi.advanceTimersByTime(900)
  see(false)
  see(true)
  vi.advanceTimersByTime(900)
  expect(last()).toBe('waiting')
})

test.each([
  ['visible is said as a truthy thing', () => 1],
  ['visible is not said', () => undefined],
])('S-54d: not ready when %s', (_, value) => {
  const { see, last } = start()
  see(value())
  vi.advanceTimersByTime(4_000)
  expect(last()).toBe('waiting')
})

test('S-54d: not ready with one percent out of view', () => {
  const { see, last } = start()
  see(true, 0.98)
  vi.advanceTimersByTime(4_000)
  expect(last()).toBe('waiting')
})

test('S-54d: a hidden document waits without a limit and becomes ready when shown', () => {
  const { see, hide, last } = start()
  see(true)
  hide(true)
  vi.advanceTimersByTime(60_000)
  expect(last()).toBe('waiting')
  hide(false)
  vi.advanceTimersByTime(1_000)
  expect(last()).toBe('ready')
})

test('S-54h: 5 s without visibility move the decision to a window', () => {
  const { last } = start()
  vi.advanceTimersByTime(4_999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('blocked')
})

test('S-54h: a decision that moved to a window stays there, even if the prompt becomes visible', () => {
  const { see, guard, last } = start()
  vi.advanceTimersByTime(5_000)
  see(true)
  vi.advanceTimersByTime(10_000)
  expect(last()).toBe('blocked')
  guard.restart()
  vi.advanceTimersByTime(1_000)
  expect(last()).toBe('ready')
})

test('S-54h: when the 5 s end, a running second may finish, but no further one starts', () => {
  const { see, guard, last } = start()
  vi.advanceTimersByTime(4_500)
  see(true)
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
  guard.restart()
  see(false)
  vi.advanceTimersByTime(4_500)
  see(true)
  vi.advanceTimersByTime(900)
  see(false)
  expect(last()).toBe('blocked')
})

test('S-54h: the 5 s limit starts when the host opens the frame', () => {
  const page = createView()
  page.open(false)
  const { see, last } = start(page)
  see(false)
  vi.advanceTimersByTime(60_000)
  expect(last()).toBe('waiting')
  page.open(true)
  see(false)
  vi.advanceTimersByTime(4_999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('blocked')
})

test('S-54c, S-54h: flickering never becomes ready and is blocked after 5 s', () => {
  const { see, states, last } = start()
  for (let round = 0; round < 10; round += 1) {
    see(true)
    vi.advanceTimersByTime(500)
    see(false)
  }
  expect(states).not.toContain('ready')
  expect(last()).toBe('blocked')
})

test('S-54c: changed content restarts the clock', () => {
  const { see, guard, last } = start()
  see(true)
  vi.advanceTimersByTime(1_000)
  guard.restart()
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
})

test('S-54h: a browser without the API is blocked immediately, also after a change', () => {
  const { guard, last } = start(createView({ knowsVisibility: false }))
  expect(last()).toBe('blocked')
  guard.restart()
  vi.advanceTimersByTime(10_000)
  expect(last()).toBe('blocked')
})

test.each([
  ['too narrow', { innerWidth: 319 }, { innerWidth: 320 }],
  ['too low', { innerHeight: 399 }, { innerHeight: 400 }],
  ['zoomed out', { devicePixelRatio: 0.49 }, { devicePixelRatio: 0.5 }],
])('S-54f: %s: approval is blocked below the limit and allowed at it', (_, below, at) => {
  const page = createView()
  page.resize(below)
  const { see, resize, last } = start(page)
  see(true)
  vi.advanceTimersByTime(4_000)
  expect(last()).toBe('waiting')
  resize(at)
  vi.advanceTimersByTime(1_000)
  expect(last()).toBe('ready')
  resize(below)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(5_000)
  expect(last()).toBe('blocked')
})

test('S-54g: an early press restarts the second', () => {
  const { see, guard, last } = start()
  see(true)
  for (let press = 0; press < 4; press += 1) {
    vi.advanceTimersByTime(900)
    guard.delay()
    expect(last()).toBe('waiting')
  }
  vi.advanceTimersByTime(1_000)
  expect(last()).toBe('ready')
  guard.delay()
  expect(last()).toBe('ready')
})

test('S-53e: a checked sign-in waits less than a second', () => {
  const { see, last } = start(createView(), 300)
  see(true)
  vi.advanceTimersByTime(300)
  expect(last()).toBe('ready')
})
