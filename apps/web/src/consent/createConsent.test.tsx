import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createConsent } from './createConsent.ts'

const storage = () => createBrowserStorage({ getArea: () => window.localStorage })
const analytics = { consentGiven: vi.fn(), consentWithdrawn: vi.fn() }

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  window.cookieAnalytics = analytics
})
afterEach(() => {
  delete window.cookieAnalytics
})

test('default: without a choice nothing is stored and analytics is not notified', () => {
  const consent = createConsent({ storage: storage(), window })
  const stop = consent.start()
  expect(consent.get()).toBeUndefined()
  expect(localStorage.length).toBe(0)
  expect(analytics.consentGiven).not.toHaveBeenCalled()
  stop()
})

test('behavior: accepting stores the text true and notifies the analytics object once', () => {
  const consent = createConsent({ storage: storage(), window })
  consent.choose(true)
  consent.choose(true)
  expect(localStorage.getItem('cookieConsent')).toBe('true')
  expect(analytics.consentGiven).toHaveBeenCalledTimes(1)
})

test('behavior: rejecting stores the text false and does not notify analytics', () => {
  const consent = createConsent({ storage: storage(), window })
  consent.choose(false)
  expect(localStorage.getItem('cookieConsent')).toBe('false')
  expect(analytics.consentGiven).not.toHaveBeenCalled()
})

test('behavior: each later start with true notifies the analytics object', () => {
  localStorage.setItem('cookieConsent', 'true')
  for (const start of [1, 2]) {
    const stop = createConsent({ storage: storage(), window }).start()
    expect(analytics.consentGiven).toHaveBeenCalledTimes(start)
    stop()
  }
})

test('behavior: a page without an analytics object works', () => {
  delete window.cookieAnalytics
  const consent = createConsent({ storage: storage(), window })
  consent.choose(true)
  expect(consent.get()).toBe(true)
})

test('S-135d: a choice in another tab applies here until the app stops', () => {
  const consent = createConsent({ storage: storage(), window })
  const listener = vi.fn()
  consent.subscribe(listener)
  const stop = consent.start()
  localStorage.setItem('cookieConsent', 'true')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }))
  expect(consent.get()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  localStorage.setItem('cookieConsent', 'false')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }))
  expect(consent.get()).toBe(true)
})

test('behavior: withdrawn consent is reported as well', () => {
  const consent = createConsent({ storage: storage(), window })
  consent.choose(true)
  consent.choose(false)
  expect(analytics.consentWithdrawn).toHaveBeenCalledTimes(1)
})
