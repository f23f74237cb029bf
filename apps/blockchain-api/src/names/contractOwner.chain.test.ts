import { registerName } from '@latchkey/blockchain-api'
import { prepareTestChain, type TestChain } from '@latchkey/sandbox/chain/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { serializeErc6492Signature } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer } from '../testing/createTestServer.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const words = 'test test test test test test test test test test test junk'

let prepared: TestChain
let stopChain: () => Promise<unknown>
let open: OpenDatabase<typeof tables.schema>

beforeAll(async () => {
  prepared = await prepareTestChain()
  const running = await prepared.runner.start(() => {})
  stopChain = () => running.kill()
  open = await openTestDatabase(tables)
})
afterAll(async () => {
  await open.close()
  await stopChain()
  await prepared.removeFolder()
})

/** Returns the sandbox account that owns a contract. */
function findOwner(address: string) {
  const accounts = Array.from({ length: 10 }, (_, addressIndex) =>
    mnemonicToAccount(words, { addressIndex }),
  )
  const owner = accounts.find((account) => account.address === address)
  if (!owner) throw new RangeError('No account of the sandbox owns the contract')
  return owner
}

test('behavior: deployed and undeployed contracts register names only by their owner’s signature', async () => {
  const { contractWallet, futureWallet, walletFactory } = prepared.chain.contracts
  const server = await createTestServer({
    db: open.db,
    rpcUrl: prepared.chain.rpcUrl,
    environment: { NAME_ZONES: 'latchkey.id' },
  })
  const timestamp = Math.floor(server.clock.now() / 1_000)
  const toMessage = (label: string) =>
    JSON.stringify({ name: `${label}.latchkey.id`, attributes: {}, timestamp })
  const register = (address: string, message: string, signature: `0x${string}`) =>
    server.client.call(registerName, { message, signature, coin_type: 60, address })

  const there = toMessage('vault')
  const bySigner = await findOwner(contractWallet.owner).signMessage({ message: there })
  expect(await register(contractWallet.address, there, bySigner)).toMatchObject({ success: true })

  const future = toMessage('future')
  const wrapped = serializeErc6492Signature({
    address: walletFactory,
    data: futureWallet.factoryData,
    signature: await findOwner(futureWallet.owner).signMessage({ message: future }),
  })
  expect(await register(futureWallet.address, future, wrapped)).toMatchObject({ success: true })

  const stolen = toMessage('stolen')
  const stranger = mnemonicToAccount(words, { addressIndex: 99 })
  const forged = register(
    contractWallet.address,
    stolen,
    await stranger.signMessage({ message: stolen }),
  )
  await expect(forged).rejects.toMatchObject({ status: 401 })
})
