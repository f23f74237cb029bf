import {
  activateSmartSession,
  createSmartSession,
  getSmartSessions,
} from '@latchkey/blockchain-api'
import { prepareTestChain, type TestChain } from '@latchkey/sandbox/chain/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import type { Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tables } from '../db/Database.ts'
import { createGrant } from '../testing/createGrant.ts'
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

/** Returns an account of the sandbox whose address is given, or the one that owns nothing. */
function findSigner(address?: string) {
  const accounts = Array.from({ length: 10 }, (_, addressIndex) =>
    mnemonicToAccount(words, { addressIndex }),
  )
  const found = accounts.find((account) => account.address === address)
  return found ?? mnemonicToAccount(words, { addressIndex: 99 })
}

test('S-144b: the owner of a deployed or undeployed contract activates its session, no other', async () => {
  const { contractWallet, futureWallet, walletFactory } = prepared.chain.contracts
  const server = await createTestServer({
    db: open.db,
    rpcUrl: prepared.chain.rpcUrl,
    environment: { SESSION_SECRET: Buffer.alloc(32, 7).toString('base64') },
  })
  const signer = { type: 'keys', data: { keys: [] } }
  const expiry = Math.floor(server.clock.now() / 1_000) + 60
  const wanted = { expiry, signer, permissions: [], policies: [] }
  const activate = async (
    delegator: Hex,
    by: ReturnType<typeof findSigner>,
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

  expect(await activate(contractWallet.address, findSigner(contractWallet.owner))).toBe(1)
  await expect(activate(contractWallet.address, findSigner())).rejects.toMatchObject(refusal)
  const owner = findSigner(futureWallet.owner)
  await expect(activate(futureWallet.address, owner)).rejects.toMatchObject(refusal)
  expect(await activate(futureWallet.address, owner, { accountMeta })).toBe(1)
  const forged = activate(futureWallet.address, findSigner(), { accountMeta })
  await expect(forged).rejects.toMatchObject(refusal)
})
