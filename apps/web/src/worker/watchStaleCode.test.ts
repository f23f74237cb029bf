import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Updates } from './startOffline.ts'
import { watchStaleCode } from './watchStaleCode.ts'

function start({ onLine = true } = {}) {
  const reload = vi.fn()
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { reload },
  }) as unknown as Window
  const updates: Updates = createStore(() => ({ takeOver: undefined }))
  const stop = watchStaleCode(window, updates)
  const fail = () => window.dispatchEvent(new Event('vite:preloadError'))
  return { fail, reload, stop, updates, offered: () => updates.getState().takeOver }
}

test('S-136: a file that is gone offers a reload of the page', () => {
  const { fail, reload, offered } = start()
  fail()
  expect(reload).not.toHaveBeenCalled()
  offered()?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('S-136: offline, or beside a waiting version, nothing else is offered', () => {
  const offline = start({ onLine: false })
  offline.fail()
  expect(offline.offered()).toBeUndefined()
  const { fail, updates, offered } = start()
  const takeOver = vi.fn()
  updates.setState({ takeOver })
  fail()
  expect(offered()).toBe(takeOver)
})

test('behavior: stops watching', () => {
  const { fail, stop, offered } = start()
  stop()
  fail()
  expect(offered()).toBeUndefined()
})
