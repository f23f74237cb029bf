import { afterEach, expect, test, vi } from 'vitest'
import { reportRecoverable } from './reportRecoverable.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function report(error: unknown) {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  reportRecoverable(error)
  return reportError
}

test('behavior: a transition that ends since nobody sees the page is no error', () => {
  const message = 'Transition was aborted because of invalid state. Document hidden'
  expect(report(new DOMException(message, 'InvalidStateError'))).not.toHaveBeenCalled()
})

test.each([new DOMException('Skipped', 'AbortError'), new Error('Hydration failed'), 'a text'])(
  'error: anything else is reported',
  (error) => {
    expect(report(error)).toHaveBeenCalledWith(error)
  },
)
