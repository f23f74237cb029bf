import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ActivityKind",
      "ChangeKind",
      "Device",
      "Origin",
      "PublicKey",
      "Session",
      "SocialProvider",
      "Wallet",
      "WalletAct",
      "WalletAddresses",
      "WalletChange",
      "WalletProof",
      "errorCatalogue",
      "proofHeader",
      "proofNonceHeader",
      "releaseProofType",
      "toWalletProofText",
      "walletProofPrefix",
    ]
  `)
})
