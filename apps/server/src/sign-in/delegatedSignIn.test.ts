import { concat, type Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { emptyDatabase, openTestDatabase } from '../testing/openTestDatabase.ts'
import { startAnvil } from '../testing/startAnvil.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

type Anvil = Awaited<ReturnType<typeof startAnvil>>
const main = 'eip155:1'
const sepolia = 'eip155:11155111'
/**
 * Creation code of a test contract that answers every call with the ERC-1271 magic value, which
 * accepts every signature.
 */
const yesToAll = concat(['0x60108060093d39', '0x3df3', '0x631626ba7e60e01b60005260206000f3'])
const garbage = `0x${'5a'.repeat(65)}`

let open: OpenDatabase
let chains: { readonly main: Anvil; readonly sepolia: Anvil }
let server: TestServer

beforeAll(async () => {
  open = await openTestDatabase()
  chains = { main: await startAnvil(), sepolia: await startAnvil(11_155_111) }
}, 60_000)
afterAll(async () => {
  chains.main.stop()
  chains.sepolia.stop()
  await open.close()
})
beforeEach(async () => {
  await emptyDatabase(open.db)
  server = await createServer([sepolia])
})

function createServer(signInChains: string[]) {
  const rpcUrls = { [main]: [chains.main.url], [sepolia]: [chains.sepolia.url] }
  return createTestServer({ db: open.db, config: { rpcUrls, signInChains } })
}

/**
 * Delegates a key's address to contract code, by a signed authorisation in a transaction
 * (EIP-7702).
 */
async function delegate({ client }: Anvil, key: PrivateKeyAccount, code: Hex): Promise<void> {
  const chainId = await client.getChainId()
  const authorization = await key.signAuthorization({ contractAddress: code, chainId, nonce: 0 })
  const hash = await client.sendTransaction({ to: key.address, authorizationList: [authorization] })
  await client.waitForTransactionReceipt({ hash })
  expect(await client.getCode({ address: key.address })).toBe(
    concat(['0xef0100', code]).toLowerCase(),
  )
}

const createKey = () => {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    account,
    address: account.address,
    sign: (message: string) => account.signMessage({ message }),
  }
}

/** Signs in with a signer and returns the user of the new session. */
async function signInAs(
  signer: Parameters<ReturnType<TestServer['openBrowser']>['signIn']>[0],
  chainId: string,
) {
  const browser = server.openBrowser()
  const response = await browser.signIn(signer, { chainId: chainId as `eip155:${string}` })
  expect(response.statusCode).toBe(200)
  return (await browser.get('/api/me')).json().user.id as string
}

test("S-82: garbage accepted by code delegated on a test network is not the key's user", async () => {
  const owner = createKey()
  await delegate(chains.sepolia, owner.account, await chains.sepolia.deploy(yesToAll))
  const stranger = { address: owner.address, sign: async () => garbage }

  const user = await signInAs(owner, main)
  const other = await signInAs(stranger, sepolia)
  expect(other).not.toBe(user)
  expect(await signInAs(stranger, sepolia)).toBe(other)
})

test('S-82: the delegating key is the same user on both chains', async () => {
  const owner = createKey()
  await delegate(chains.sepolia, owner.account, await chains.sepolia.deploy(yesToAll))
  expect(await signInAs(owner, sepolia)).toBe(await signInAs(owner, main))
})

test('S-81: a configured test network accepts sign-ins only if named for sign-in', async () => {
  const owner = createKey()
  server = await createServer([])
  const refused = await server.openBrowser().signIn(owner, { chainId: sepolia })
  expect(refused.json().error.code).toBe('invalid_message')
  expect((await server.openBrowser().signIn(owner, { chainId: main })).statusCode).toBe(200)
})
