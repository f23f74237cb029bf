import { expect, test } from 'vitest'
import * as discover from './discover.ts'
import * as adapter from './index.ts'
import * as testing from './testing.ts'
import * as verify from './verify.ts'

test('exports', () => {
  expect(Object.keys(adapter)).toMatchInlineSnapshot(`
    [
      "createAdapter",
    ]
  `)
  expect(Object.keys(discover)).toMatchInlineSnapshot(`
    [
      "createDiscovery",
    ]
  `)
  expect(Object.keys(verify)).toMatchInlineSnapshot(`
    [
      "ChainUnreachableError",
      "createEthereumVerifier",
      "findSigner",
      "toCheckedAddress",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "fakeExternalSdks",
      "fakeProvider",
      "providerError",
    ]
  `)
})
