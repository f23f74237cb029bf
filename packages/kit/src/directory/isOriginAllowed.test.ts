import { expect, test } from 'vitest'
import { isOriginAllowed } from './isOriginAllowed.ts'

const page = 'https://play.shop.test/path?x=1'

test('K-INIT-04: an empty list and localhost are always allowed', () => {
  expect(isOriginAllowed([], page)).toBe(true)
  for (const host of ['http://localhost:3000', 'https://127.0.0.1', 'https://a.vercel.app'])
    expect(isOriginAllowed(['https://other.test'], `${host}/`)).toBe(true)
  expect(isOriginAllowed(['https://other.test'], 'https://a.b.vercel.app/')).toBe(false)
})

test.each([
  ['https://play.shop.test', true],
  ['https://play.shop.test/any/path', true],
  ['https://play.shop.test:443', true],
  ['http://play.shop.test', false],
  ['https://play.shop.test:8443', false],
  ['play.shop.test', true],
  ['play.shop.test:443', false],
  ['PLAY.shop.test', false],
  ['shop.test', false],
  ['*.shop.test', true],
  ['https://*.shop.test', true],
  ['http://*.shop.test', false],
  ['*.shop.test:*', true],
  ['*.shop.test:8443', false],
  ['*.test', false],
  ['*.*.test', true],
  ['p*.shop.test', false],
  ['*', false],
  ['://', false],
])('K-INIT-04: pattern %s on https://play.shop.test: %s', (pattern, allowed) => {
  expect(isOriginAllowed([pattern], page)).toBe(allowed)
})

test('behavior: a pattern without a port allows any port of a host, else only its own', () => {
  const local = 'https://play.shop.test:8443/'
  expect(isOriginAllowed(['play.shop.test:8443'], local)).toBe(true)
  expect(isOriginAllowed(['*.shop.test:8443'], local)).toBe(true)
  expect(isOriginAllowed(['play.shop.test'], local)).toBe(true)
})
