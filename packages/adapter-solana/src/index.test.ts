import { expect, test } from 'vitest'
import * as discover from './discover.ts'
import * as adapter from './index.ts'
import * as testing from './testing.ts'
import * as verify from './verify.ts'

test('exports', () => {
  expect(Object.keys(adapter)).toMatchInlineSnapshot(`
    [
      "createAdapter",
      "CommitmentInvalidError",
      "SimulationFailedError",
      "TransactionFailedError",
      "TransactionInvalidError",
    ]
  `)
  expect(Object.keys(discover)).toMatchInlineSnapshot(`
    [
      "createDiscovery",
    ]
  `)
  expect(Object.keys(verify)).toMatchInlineSnapshot(`
    [
      "isSignedByAddress",
      "solanaVerifier",
      "toCheckedAddress",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "fakeStandardWallet",
      "testAddresses",
    ]
  `)
})
