import { expect, test } from 'vitest'
import { licenceBreaches } from './licences.ts'

test('behavior: a licence on the allow-list passes, alone or as a choice', () => {
  expect(licenceBreaches({ MIT: [{ name: 'a' }], '(GPL-3.0 OR MIT)': [{ name: 'b' }] })).toEqual([])
})

test('behavior: any other licence, and a combination with one, is named', () => {
  const rows = {
    'GPL-3.0': [{ name: 'a', versions: ['1.0.0'] }],
    'MIT AND GPL-3.0': [{ name: 'b' }],
  }
  expect(licenceBreaches(rows)).toHaveLength(2)
})

test('behavior: dependencies used only by tests are allowed by name, not by licence', () => {
  const rows = { 'LGPL-3.0-only': [{ name: 'rpc-websockets' }, { name: 'another' }] }
  expect(licenceBreaches(rows)).toHaveLength(1)
})
