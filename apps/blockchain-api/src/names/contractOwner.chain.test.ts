import { registerName } from '@latchkey/blockchain-api'
import { serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer } from '../testing/createTestServer.ts'
import {
  findSandboxAccount,
  type RunningTestChain,
  startTestChain,
  toSandboxAccount,
} from '../testing/startTestChain.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let running: RunningTestChain

beforeAll(async () => {
  running = await startTestChain()
})
afterAll(() => running.stop())

test('behavior: deployed and undeployed contracts register names only by their owner’s signature', async () => {
  const { contractWallet, futureWallet, walletFactory } = running.chain.contracts
  const server = await createTestServer({
    db: running.db,
    rpcUrl: running.chain.rpcUrl,
    environment: { NAME_ZONES: 'latchkey.id' },
  })
  const timestamp = Math.floor(server.clock.now() / 1_000)
  const toMessage = (label: string) =>
    JSON.stringify({ name: `${label}.latchkey.id`, attributes: {}, timestamp })
  const register = (address: string, message: string, signature: `0x${string}`) =>
    server.client.call(registerName, { message, signature, coin_type: 60, address })

  const there = toMessage('vault')
  const bySigner = await findSandboxAccount(contractWallet.owner).signMessage({ message: there })
  expect(await register(contractWallet.address, there, bySigner)).toMatchObject({ success: true })

  const future = toMessage('future')
  const wrapped = serializeErc6492Signature({
    address: walletFactory,
    data: futureWallet.factoryData,
    signature: await findSandboxAccount(futureWallet.owner).signMessage({ message: future }),
  })
  expect(await register(futureWallet.address, future, wrapped)).toMatchObject({ success: true })

  const stolen = toMessage('stolen')
  const stranger = toSandboxAccount(99)
  const forged = register(
    contractWallet.address,
    stolen,
    await stranger.signMessage({ message: stolen }),
  )
  await expect(forged).rejects.toMatchObject({ status: 401 })
})
