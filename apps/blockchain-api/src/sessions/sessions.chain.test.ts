import {
  activateSmartSession,
  createSmartSession,
  getSmartSessions,
} from '@latchkey/blockchain-api'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGrant } from '../testing/createGrant.ts'
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

/** Account that owns nothing. */
const stranger = toSandboxAccount(99)

test('S-144b: the owner of a deployed or undeployed contract activates its session, no other', async () => {
  const { contractWallet, futureWallet, walletFactory } = running.chain.contracts
  const server = await createTestServer({
    db: running.db,
    rpcUrl: running.chain.rpcUrl,
    environment: { SESSION_SECRET: Buffer.alloc(32, 7).toString('base64') },
  })
  const signer = { type: 'keys', data: { keys: [] } }
  const expiry = Math.floor(server.clock.now() / 1_000) + 60
  const wanted = { expiry, signer, permissions: [], policies: [] }
  const activate = async (
    delegator: Hex,
    by: ReturnType<typeof toSandboxAccount>,
    proof: object = {},
  ) => {
    const account = `eip155:1:${delegator}` as const
    const created = { account, ...wanted, v: '2' } as const
    const { pci } = await server.client.call(createSmartSession, created)
    const grant = await createGrant({ pci, signer: by, delegator })
    await server.client.call(activateSmartSession, { account, pci, ...wanted, ...grant, ...proof })
    return (await server.client.call(getSmartSessions, { account })).length
  }
  const refusal = { status: 401 }
  const { factoryData } = futureWallet
  const accountMeta = { factory: walletFactory, factoryData }

  expect(await activate(contractWallet.address, findSandboxAccount(contractWallet.owner))).toBe(1)
  await expect(activate(contractWallet.address, stranger)).rejects.toMatchObject(refusal)
  const owner = findSandboxAccount(futureWallet.owner)
  await expect(activate(futureWallet.address, owner)).rejects.toMatchObject(refusal)
  expect(await activate(futureWallet.address, owner, { accountMeta })).toBe(1)
  const forged = activate(futureWallet.address, stranger, { accountMeta })
  await expect(forged).rejects.toMatchObject(refusal)
})
