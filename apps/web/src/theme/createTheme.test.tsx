import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createTheme } from './createTheme.ts'

class FakeMedia extends EventTarget {
  matches = false
  set(matches: boolean) {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}

let media: FakeMedia

beforeEach(() => {
  media = new FakeMedia()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => media)
})
afterEach(() => vi.unstubAllGlobals())

function start() {
  const storage = createBrowserStorage({ getArea: () => localStorage })
  const theme = createTheme({ storage, window })
  return { theme, stop: theme.start() }
}
const painted = () => document.documentElement.dataset['theme']

test('default: follows the system', () => {
  const { stop } = start()
  expect(painted()).toBe('light')
  media.set(true)
  expect(painted()).toBe('dark')
  stop()
})

test('behavior: a choice is stored, and the system’s theme no longer applies', () => {
  const { theme, stop } = start()
  theme.choose('light')
  media.set(true)
  expect(painted()).toBe('light')
  expect(localStorage.getItem('latchkey:theme')).toBe('{"v":1,"value":"light"}')
  theme.choose('system')
  expect(painted()).toBe('dark')
  stop()
})

test('behavior: follows the choice of another tab', () => {
  const { stop } = start()
  localStorage.setItem('latchkey:theme', '{"v":1,"value":"dark"}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'latchkey:theme' }))
  expect(painted()).toBe('dark')
  stop()
})

test('S-139: after the stop no changes are followed', () => {
  const { stop } = start()
  stop()
  media.set(true)
  expect(painted()).toBe('light')
})
