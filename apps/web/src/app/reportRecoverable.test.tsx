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

test('behavior: a view transition skipped because the page is hidden is not reported', () => {
  const message = 'Transition was aborted because of invalid state. Document hidden'
  expect(report(new DOMException(message, 'InvalidStateError'))).not.toHaveBeenCalled()
})

test.each([new DOMException('Skipped', 'AbortError'), new Error('Hydration failed'), 'a text'])(
  'error: any other error is reported',
  (error) => {
    expect(report(error)).toHaveBeenCalledWith(error)
  },
)
