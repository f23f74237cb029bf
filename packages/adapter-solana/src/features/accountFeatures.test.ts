import { getBase58Encoder } from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { blockhash, clusterNetwork, fakeCluster } from '../testing/fakeCluster.ts'
import {
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { toTransfer } from '../transaction/toTransfer.ts'

const [one = '', two = ''] = testAddresses
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function connect(options: FakeStandardWalletOptions) {
  server.use(fakeCluster().handler)
  const provider = fakeStandardWallet(options)
  const networks = [clusterNetwork]
  const wallet = await createAdapter({ networks }).connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks, silent: false, signal: undefined },
  )
  return { wallet, provider }
}

/** The first account of the wallet is on a hardware wallet that signs no messages. */
const mixed: FakeStandardWalletOptions = {
  addresses: [one, two],
  accountFeatures: (address) =>
    address === one
      ? ['solana:signTransaction']
      : ['solana:signTransaction', 'solana:signMessage', 'standard:other'],
}

test('K-WORLD-07b: features follow the active account, not the wallet', async () => {
  const { wallet, provider } = await connect(mixed)
  expect(wallet.features.signMessage).toBeUndefined()
  wallet.features.selectAccount?.(two)
  const signature = await wallet.features.signMessage?.({ message: 'Hi', address: two })
  expect(getBase58Encoder().encode(signature ?? '')).toHaveLength(64)
  const before = provider.calls.length
  const signing = wallet.features.signMessage?.({ message: 'Hi', address: one })
  await expect(signing).rejects.toMatchObject({ code: 'feature_not_supported' })
  expect(provider.calls).toHaveLength(before)
})

test.each([[[]], [['standard:connect']]])(
  'K-WORLD-07b: an account that lists %j has the features of the wallet',
  async (features) => {
    const { wallet } = await connect({ accountFeatures: () => features })
    expect(wallet.features.signMessage).toBeDefined()
    expect(wallet.features.solana?.signTransaction).toBeDefined()
  },
)

const legacy = () => toTransfer({ from: one, to: two, lamports: 7n, blockhash })
/**
 * Returns the test transaction in version 0: with the version prefix and an empty list of look-up
 * tables.
 */
function versioned(): Uint8Array {
  const bytes = legacy()
  return Uint8Array.of(...bytes.subarray(0, 65), 0x80, ...bytes.subarray(65), 0)
}

test('K-CHAIN-02: a version that the wallet lacks is refused before the wallet is asked', async () => {
  const { wallet, provider } = await connect({ versions: ['legacy'] })
  const { solana: features } = wallet.features
  expect(features?.supportedTransactionVersions).toEqual(['legacy'])
  for (const run of [
    () => features?.signAndSendTransaction(versioned()),
    () => features?.signTransaction?.(versioned()),
    () => features?.signAllTransactions?.([legacy(), versioned()]),
  ]) {
    await expect(run()).rejects.toMatchObject({ code: 'transaction_version_unsupported' })
  }
  expect(provider.calls.map(({ feature }) => feature)).toEqual(['standard:connect'])
  expect(await features?.signTransaction?.(legacy())).toBeInstanceOf(Uint8Array)
})

test('K-CHAIN-02: a wallet that lists both versions, or none, gets either', async () => {
  for (const versions of [['legacy', 0, 9, 'x'], undefined]) {
    const { wallet } = await connect(versions ? { versions } : {})
    const { solana: features } = wallet.features
    expect(features?.supportedTransactionVersions).toEqual(versions && ['legacy', 0])
    expect(await features?.signTransaction?.(versioned())).toBeInstanceOf(Uint8Array)
  }
})
