import { createTestKit } from '@latchkey/kit/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { KitProvider } from '../provider/KitProvider.tsx'
import { toClockText, useSecondsLeft } from './useSecondsLeft.ts'

afterEach(cleanup)

const validMs = 240_000

function show(expiresAt?: number) {
  const kit = createTestKit({ started: false })
  const { result, rerender } = renderHook(({ moment }) => useSecondsLeft(moment), {
    initialProps: { moment: expiresAt },
    wrapper: ({ children }) => (
      <StrictMode>
        <KitProvider kit={kit}>{children}</KitProvider>
      </StrictMode>
    ),
  })
  return {
    kit,
    read: () => result.current,
    setMoment: (moment: number | undefined) => rerender({ moment }),
  }
}

test('K-WC-02: the countdown of a late pairing starts when the pairing arrives', () => {
  const { kit, read, setMoment } = show()
  expect(read()).toBeUndefined()
  act(() => kit.test.clock.advance(1_500))
  setMoment(kit.ports.now() + validMs)
  expect(read()).toBe(240)
  act(() => kit.test.clock.advance(1_000))
  expect(read()).toBe(239)
})

test('K-WC-02: a renewed pairing starts a new countdown, after the old one reached 0', () => {
  const { kit, read, setMoment } = show()
  setMoment(kit.ports.now() + validMs)
  for (let second = 0; second < 240; second += 1) act(() => kit.test.clock.advance(1_000))
  expect(read()).toBe(0)
  act(() => kit.test.clock.advance(90_000))
  setMoment(kit.ports.now() + validMs)
  expect(read()).toBe(240)
})

test.each([-3_600_000, 100_000, 3_600_000])(
  'S-137: a clock change of %i ms while the code is shown does not change the countdown',
  (ms) => {
    const { kit, read, setMoment } = show()
    const moment = kit.ports.now() + validMs
    setMoment(moment)
    act(() => kit.test.clock.advance(1_000))
    kit.test.clock.setBy(ms)
    act(() => kit.test.clock.advance(1_000))
    expect(read()).toBe(238)
    // A view that is closed and opened again continues with the same remaining time.
    setMoment(undefined)
    setMoment(moment)
    expect(read()).toBe(238)
  },
)

test('default: formats minutes and seconds', () => {
  expect([185, 60, 9, 0].map(toClockText)).toEqual(['3:05', '1:00', '0:09', '0:00'])
})
