import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { hideToast, showToast } from './showToast.ts'

const getText = (kit: ReturnType<typeof createTestKit>) => kit.toasts.getState().toast?.message

test('K-EVT-04: one toast at a time; the next shows 150 ms after the first has hidden', () => {
  const kit = createTestKit()
  showToast(kit, { message: 'one', variant: 'success' })
  expect(getText(kit)).toBe('one')
  showToast(kit, { message: 'two', variant: 'error' })
  expect(getText(kit)).toBeUndefined()
  kit.test.clock.advance(149)
  expect(getText(kit)).toBeUndefined()
  kit.test.clock.advance(1)
  expect(kit.toasts.getState().toast).toMatchObject({ message: 'two', variant: 'error' })
})

test('K-EVT-04: a toast hides after 2500 ms; a loading one stays on request', () => {
  const kit = createTestKit()
  showToast(kit, { message: 'one', variant: 'success' })
  kit.test.clock.advance(2_499)
  expect(getText(kit)).toBe('one')
  kit.test.clock.advance(1)
  expect(getText(kit)).toBeUndefined()
  showToast(kit, { message: 'Authenticating...', variant: 'loading', autoClose: false })
  kit.test.clock.advance(60_000)
  expect(getText(kit)).toBe('Authenticating...')
})

test('behavior: of several waiting toasts only the last shows', () => {
  const kit = createTestKit()
  for (const message of ['one', 'two', 'three']) showToast(kit, { message, variant: 'success' })
  kit.test.clock.advance(150)
  expect(getText(kit)).toBe('three')
  hideToast(kit)
  expect(kit.test.clock.getTimerCount()).toBe(0)
})
