import type { Wallet } from '@latchkey/core'
import { mainnet, solana } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { startKit } from '../../start/startKit.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { connect } from '../connect.ts'

const evm = () => fakeWallet()
const sol = () =>
  fakeWallet({
    id: 'sol.wallet',
    accounts: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    caipNetworkId: solana.caipNetworkId,
  })
const networks = [mainnet, solana] as const

/** Creates storage of an earlier visit with a wallet of each namespace. */
async function visit() {
  const storage = createMemoryStorage()
  const kit = createTestKit({
    networks: [...networks],
    wallets: [evm(), sol()],
    ports: { storage },
  })
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await connect(kit, { connectorId: 'sol.wallet', namespace: 'solana' })
  kit.test.stop()
  return storage
}

const statusOf = (kit: ReturnType<typeof createTestKit>) =>
  (['eip155', 'solana'] as const).map((namespace) => getAccount(kit, { namespace }).status)

test('S-133b: stored wallets are restored in parallel: none blocks another, all end after 15 s', async () => {
  const storage = await visit()
  const hanging = evm()
  hanging.behave({ hangs: 'connect' })
  const kit = createTestKit({
    networks: [...networks],
    wallets: [hanging, sol()],
    ports: { storage },
  })
  await settle()
  expect(statusOf(kit)).toEqual(['reconnecting', 'connected'])
  kit.test.clock.advance(14_999)
  await settle()
  expect(statusOf(kit)).toEqual(['reconnecting', 'connected'])
  kit.test.clock.advance(1)
  await settle()
  expect(statusOf(kit)).toEqual(['disconnected', 'connected'])
  expect(storage.getItem('@appkit/connections')).toContain('test.wallet')
})

const failing = () => Promise.reject(new TypeError('the provider is gone'))
const hangs = () => new Promise<never>(() => {})

test.each<[string, Partial<Wallet>]>([
  ['fails to name its accounts', { getAccounts: failing }],
  ['fails to name its network', { getNetworkId: failing }],
  ['never names its accounts', { getAccounts: hangs }],
  ['never names its network', { getNetworkId: hangs }],
])('S-133d: a wallet that reconnects but %s is never shown as connected', async (_, broken) => {
  const storage = await visit()
  const fake = evm()
  const wallet = { ...fake.wallet, ...broken }
  const seen = new Set<string | undefined>()
  const kit = createTestKit({
    networks: [...networks],
    wallets: [{ ...fake, wallet, connect: async () => wallet }, sol()],
    ports: { storage },
    started: false,
  })
  kit.connection.subscribe(({ status }) => seen.add(status.eip155))
  startKit(kit)
  await settle()
  kit.test.clock.advance(15_000)
  await settle()
  expect(seen).toContain('reconnecting')
  expect(seen).not.toContain('connected')
  expect(statusOf(kit)).toEqual(['disconnected', 'connected'])
  expect(kit.connection.getState().connections.map(({ namespace }) => namespace)).toEqual([
    'solana',
  ])
  expect(storage.getItem('@appkit/connections')).toContain('test.wallet')
})
