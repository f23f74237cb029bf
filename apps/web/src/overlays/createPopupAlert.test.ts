import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPopupAlert } from './createPopupAlert.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('default: no alert is shown', () => {
  expect(createPopupAlert().store.getState()).toBeUndefined()
})

test('behavior: an alert fades in for 300 ms, stays 3 s and fades out for 300 ms', () => {
  const alert = createPopupAlert()
  alert.show('Saved', 'success')
  const phase = () => alert.store.getState()?.phase
  expect(alert.store.getState()).toMatchObject({ message: 'Saved', style: 'success' })

  vi.advanceTimersByTime(299)
  expect(phase()).toBe('entering')
  vi.advanceTimersByTime(1)
  expect(phase()).toBe('shown')
  vi.advanceTimersByTime(2999)
  expect(phase()).toBe('shown')
  vi.advanceTimersByTime(1)
  expect(phase()).toBe('leaving')
  vi.advanceTimersByTime(299)
  expect(phase()).toBe('leaving')
  vi.advanceTimersByTime(1)
  expect(alert.store.getState()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a new alert replaces the old one and restarts the timer', () => {
  const alert = createPopupAlert()
  alert.show('First')
  vi.advanceTimersByTime(3200)
  alert.show('Second', 'error')
  expect(alert.store.getState()).toMatchObject({ message: 'Second', phase: 'entering' })
  vi.advanceTimersByTime(3299)
  expect(alert.store.getState()).toMatchObject({ message: 'Second', phase: 'shown' })
  vi.advanceTimersByTime(301)
  expect(alert.store.getState()).toBeUndefined()
})

test('S-139: hiding early leaves no timer behind', () => {
  const alert = createPopupAlert()
  alert.show('Saved')
  alert.hide()
  vi.advanceTimersByTime(300)
  expect(alert.store.getState()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
