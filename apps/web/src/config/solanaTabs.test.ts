import { createAdapter } from '@latchkey/adapter-solana'
import { fakeStandardWallet } from '@latchkey/adapter-solana/testing'
import type { AdapterLoader } from '@latchkey/core'
import { solana, solanaDevnet } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { connect, getAccount, getWallet, switchNetwork } from '@latchkey/kit'
import { createFakeTabs, createTestKit, settle } from '@latchkey/kit/testing'
import { expect, test } from 'vitest'

const target = { connectorId: 'Test Wallet', namespace: 'solana' } as const

/** Returns a loader for the real Solana adapter, with one wallet already announced in the page. */
function createLoader(): AdapterLoader {
  const info = { id: target.connectorId, type: 'ANNOUNCED', name: 'Test Wallet' } as const
  const connector = {
    info: { ...info, namespace: 'solana' },
    provider: fakeStandardWallet(),
  } as const
  return {
    namespace: 'solana',
    load: async () => ({ createAdapter }),
    discover: async () => ({
      createDiscovery: () => ({
        namespace: 'solana',
        watchConnectors: (onChange) => {
          onChange([connector])
          return () => {}
        },
      }),
    }),
  }
}

test('S-135b: after another tab switches the Solana network, a test transfer uses test tokens', async () => {
  const { openChannel } = createFakeTabs()
  const storage = createMemoryStorage()
  let id = 0
  const open = (tabId: string) =>
    createTestKit({
      networks: [solana, solanaDevnet],
      adapters: [createLoader()],
      ports: { storage, openChannel, randomId: () => `${tabId}-${++id}` },
    })
  const [one, two] = [open('a'), open('b')]
  await connect(one, target)
  await settle()
  await switchNetwork(one, { caipNetworkId: solanaDevnet.caipNetworkId })
  await settle()
  expect(getAccount(two).caipNetworkId).toBe(solanaDevnet.caipNetworkId)
  const networkId = await getWallet(two)?.getNetworkId({ signal: undefined })
  expect(networkId).toBe(solanaDevnet.caipNetworkId)
})
