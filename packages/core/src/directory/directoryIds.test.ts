import { expect, test } from 'vitest'
import { connectorDirectoryIds, connectorImageIds, walletAliases } from '../directory.ts'

const walletIds = [...Object.values(walletAliases), ...Object.values(connectorDirectoryIds)]

test('default: every wallet id is 64 hex digits, every image id a UUID', () => {
  for (const id of walletIds) expect(id).toMatch(/^[0-9a-f]{64}$/)
  for (const id of Object.values(connectorImageIds))
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('behavior: aliases have different wallets; a connector equals its alias', () => {
  expect(new Set(Object.values(walletAliases)).size).toBe(44)
  expect(connectorDirectoryIds['MetaMask']).toBe(walletAliases.metamask)
  expect(connectorDirectoryIds['coinbaseWalletSDK']).toBe(walletAliases.coinbase)
})
