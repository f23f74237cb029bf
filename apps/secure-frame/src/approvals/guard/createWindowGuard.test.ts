import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWindowGuard } from './createWindowGuard.ts'
import type { GuardState } from './GuardState.ts'

function start({ framed = false } = {}) {
  let focused = true
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hasFocus: () => focused,
  })
  const view = Object.assign(new EventTarget(), {
    document,
    top: undefined as unknown,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  })
  view.top = framed ? {} : view
  const states: GuardState[] = []
  const guard = createWindowGuard({
    window: view as unknown as Window & typeof globalThis,
    onChange: (state) => states.push(state),
  })
  return {
    guard,
    last: () => states.at(-1),
    show(now: boolean) {
      document.visibilityState = now ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    focus(now: boolean) {
      focused = now
      view.dispatchEvent(new Event(now ? 'focus' : 'blur'))
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('S-54c: a separate window is ready after one second with the focus', () => {
  const { last } = start()
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
})

test('S-54g: losing the focus revokes `ready` and restarts the clock', () => {
  const { last, focus } = start()
  vi.advanceTimersByTime(1_000)
  focus(false)
  vi.advanceTimersByTime(10_000)
  expect(last()).toBe('waiting')
  focus(true)
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
})

test('S-54g: a hidden window is not ready; one second after it is visible it is', () => {
  const { last, show } = start()
  vi.advanceTimersByTime(1_000)
  show(false)
  vi.advanceTimersByTime(10_000)
  expect(last()).toBe('waiting')
  show(true)
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(last()).toBe('ready')
})

test('S-54b: a framed window is never ready', () => {
  const { last, guard } = start({ framed: true })
  guard.restart()
  vi.advanceTimersByTime(10_000)
  expect(last()).toBe('blocked')
})

test('behavior: an ended guard reports no changes', () => {
  const { last, guard } = start()
  guard.end()
  vi.advanceTimersByTime(10_000)
  expect(last()).toBe('waiting')
})

test('S-54g: an early press restarts the second; a later one does not', () => {
  const { last, guard } = start()
  vi.advanceTimersByTime(900)
  guard.delay()
  vi.advanceTimersByTime(999)
  expect(last()).toBe('waiting')
  vi.advanceTimersByTime(1)
  guard.delay()
  expect(last()).toBe('ready')
})
