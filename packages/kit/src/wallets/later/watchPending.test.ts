import type { EthereumFeatures } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { connect } from '../../connect/connect.ts'
import { getQueryClient, nativeBalanceQuery } from '../../query.ts'
import { type CreateTestKitOptions, createTestKit, fakePorts } from '../../testing/createTestKit.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'

const on = { pendingTransactionsFilter: { enable: true } }
const hash = `0x${'12'.repeat(32)}` as const

/** Creates a kit with a wallet whose network reports a new transaction on each request. */
async function start(options: CreateTestKitOptions = on) {
  const asked = { count: 0 }
  const answers: EthereumFeatures['getPendingTransactions'] = async () => {
    asked.count += 1
    return [hash]
  }
  const behaviour = { getPendingTransactions: answers }
  const wallet = fakeWallet({
    ethereum: { getPendingTransactions: (given) => behaviour.getPendingTransactions(given) },
  })
  const page = { ...fakePorts().page, isHidden: () => false }
  const kit = createTestKit({ connected: wallet, ...options, ports: { page, ...options.ports } })
  const pass = async (ms: number) => {
    kit.test.clock.advance(ms)
    await settle()
  }
  await settle()
  // The chunk of the watcher may still be loading.
  if (kit.config.pendingTransactionsFilter?.enable && !kit.ports.page.isHidden?.())
    await vi.waitFor(() => expect(asked.count).toBe(1))
  return { kit, wallet, asked, behaviour, pass }
}

test('K-ACT-06: off by default, pending transactions are not watched', async () => {
  const { asked, pass } = await start({})
  await pass(3_600_000)
  expect(asked.count).toBe(0)
})

test('K-ACT-06: if on, the network is polled every 30 s and balances are fetched again', async () => {
  const { kit, wallet, asked, pass, behaviour } = await start()
  expect(asked.count).toBe(1)
  const client = getQueryClient(kit)
  const query = nativeBalanceQuery(kit, {
    address: String(wallet.getAccounts()[0]?.address),
    network: mainnet,
  })
  const isOld = () => client.getQueryState(query.queryKey)?.isInvalidated
  await client.fetchQuery(query)
  await pass(29_999)
  expect([asked.count, isOld()]).toEqual([1, false])
  await pass(1)
  expect([asked.count, isOld()]).toEqual([2, true])
  await client.fetchQuery({ ...query, staleTime: 0 })
  behaviour.getPendingTransactions = async () => []
  await pass(30_000)
  expect(isOld()).toBe(false)
})

test('K-ACT-06: the watch ends after 99 reports and restarts with the next connection', async () => {
  const { kit, asked, pass, wallet } = await start()
  for (let round = 0; round < 120; round += 1) await pass(30_000)
  expect(asked.count).toBe(99)
  wallet.drop()
  await settle()
  wallet.changeAccounts(['0xaa'])
  const { id: connectorId, namespace } = wallet.connector.info
  await connect(kit, { connectorId, namespace })
  await settle()
  expect(asked.count).toBe(100)
})

test('behavior: the watch ends with the connection; a failing node does not end it', async () => {
  const { wallet, asked, pass, behaviour } = await start()
  behaviour.getPendingTransactions = () => Promise.reject(new TypeError('offline'))
  await pass(30_000)
  behaviour.getPendingTransactions = async () => {
    asked.count += 1
    return []
  }
  await pass(30_000)
  expect(asked.count).toBe(2)
  wallet.drop()
  await pass(60_000)
  expect(asked.count).toBe(2)
})

test('behavior: no request is sent while the page is hidden', async () => {
  const page = { ...createTestKit().ports.page, isHidden: () => true }
  const { asked, pass } = await start({ ...on, ports: { page } })
  await pass(90_000)
  expect(asked.count).toBe(0)
})

test('parameters: pollingIntervalMs', async () => {
  const pollingIntervalMs = 5_000
  const { asked, pass } = await start({
    pendingTransactionsFilter: { enable: true, pollingIntervalMs },
  })
  await pass(5_000)
  expect(asked.count).toBe(2)
})
