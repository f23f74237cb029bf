import { FailedToConnectError } from '@latchkey/core'
import { expect, test } from 'vitest'
import { isImportFailure } from './isImportFailure.ts'

const messages = [
  'Failed to fetch dynamically imported module: https://app.example/assets/a.js',
  'error loading dynamically imported module: https://app.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
]

test.each(messages)('S-136: "%s" is a failed import', (message) => {
  const error = new TypeError(message)
  expect(isImportFailure(error)).toBe(true)
  expect(isImportFailure(new FailedToConnectError({ cause: error }))).toBe(true)
})

test('S-136: other failures are no failed imports', () => {
  for (const error of [new TypeError('Failed to fetch'), 'Importing', undefined, null])
    expect(isImportFailure(error)).toBe(false)
})
