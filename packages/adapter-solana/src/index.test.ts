import { expect, test } from 'vitest'
import * as discover from './discover.ts'
import * as adapter from './index.ts'
import * as testing from './testing.ts'
import * as verify from './verify.ts'

test('exports', () => {
  expect(Object.keys(adapter).toSorted()).toMatchInlineSnapshot(`
    [
      "CommitmentInvalidError",
      "SendTransactionError",
      "SimulationFailedError",
      "TransactionExpiredError",
      "TransactionFailedError",
      "TransactionInvalidError",
      "TransactionVersionUnsupportedError",
      "createAdapter",
    ]
  `)
  expect(Object.keys(discover).toSorted()).toMatchInlineSnapshot(`
    [
      "createDiscovery",
    ]
  `)
  expect(Object.keys(verify).toSorted()).toMatchInlineSnapshot(`
    [
      "isSignedByAddress",
      "solanaVerifier",
      "toCheckedAddress",
    ]
  `)
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "fakeStandardWallet",
      "testAddresses",
    ]
  `)
})
