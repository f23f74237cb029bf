import { expect, test } from 'vitest'
import { readHostOrigin } from './readHostOrigin.ts'

test.each([
  [['https://app.test'], 'https://other.test/', 'https://app.test'],
  [undefined, 'https://app.test/', 'https://app.test'],
  [undefined, '', undefined],
  [['null'], 'https://app.test/', undefined],
])('S-04c: ancestors %j, referrer "%s": %s', (ancestorOrigins, referrer, origin) => {
  const location = ancestorOrigins ? { ancestorOrigins } : {}
  expect(readHostOrigin({ location, document: { referrer } })).toBe(origin)
})
