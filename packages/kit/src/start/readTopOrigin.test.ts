import { expect, test } from 'vitest'
import { readTopOrigin } from './readTopOrigin.ts'

const framed = (ancestorOrigins: readonly string[] | undefined, referrer = '') => ({
  parent: {},
  location: ancestorOrigins ? { ancestorOrigins } : {},
  document: { referrer },
})

test('default: the last ancestor is the outermost page', () => {
  const origins = ['https://inner.example', 'https://app.safe.global']
  expect(readTopOrigin(framed(origins, 'https://inner.example/'))).toBe('https://app.safe.global')
})

test("behavior: without a list of ancestors the referrer's origin is returned", () => {
  const referrer = 'https://app.safe.global/apps/open?safe=eth:0x1'
  expect(readTopOrigin(framed(undefined, referrer))).toBe('https://app.safe.global')
  expect(readTopOrigin(framed(undefined))).toBeUndefined()
})

test('behavior: a top-level page has no outer origin, whatever its referrer', () => {
  const page = {
    parent: {},
    location: {},
    document: { referrer: 'https://app.safe.global/' },
  }
  page.parent = page
  expect(readTopOrigin(page)).toBeUndefined()
})
