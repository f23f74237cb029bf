import {
  createPublicClient,
  createTestClient,
  defineChain,
  http,
  type LocalAccount,
  type PublicClient,
  parseEther,
} from 'viem'
import { createBundlerClient, createPaymasterClient } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createBundlerService } from '../bundler/createBundlerService.ts'
import { createSmartAccountServices } from '../bundler/createSmartAccountServices.ts'
import type { Trap } from '../gateway/Trap.ts'
import { createTestSmartAccount } from './createTestSmartAccount.ts'
import { prepareTestChain } from './startTestChain.ts'

/** Starts a chain and the sandbox's bundler for it. The bundler is reached by HTTP. */
export async function startTestBundler() {
  const { chain, runner, removeFolder } = await prepareTestChain()
  const running = await runner.start(() => {})
  const state: { trap: Trap | undefined; lines: string[] } = { trap: undefined, lines: [] }
  const smartAccounts = createSmartAccountServices({
    chains: [chain],
    now: Date.now,
    isSponsoringOff: () => state.trap === 'no-sponsor',
    log: (line) => state.lines.push(line),
  })
  const app = createBundlerService(smartAccounts)
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `${base}/eip155:1`
  const definition = defineChain({
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  })
  const transport = http(chain.rpcUrl)
  const client: PublicClient = createPublicClient({ chain: definition, transport, cacheTime: 0 })
  const node = createTestClient({ mode: 'anvil', chain: definition, transport })
  return {
    ...{ chain, app, url, state, client, node },
    stop: async () => {
      await app.close()
      await running.kill()
      await removeFolder()
    },
  }
}
export type TestBundler = Awaited<ReturnType<typeof startTestBundler>>

export type TestUserOptions = {
  /**
   * Balance of native currency that the user's account gets, in base units. Without it the account
   * needs a paymaster.
   */
  readonly funds?: bigint
  readonly owner?: LocalAccount
  readonly sponsored?: boolean
  /** URL of another bundler on the same chain. The sandbox's paymaster is used in any case. */
  readonly bundlerUrl?: string
}

/** Creates a test user with a new smart account, and viem's client for the bundler. */
export async function createTestUser(world: TestBundler, options: TestUserOptions = {}) {
  const { funds = 0n, owner = privateKeyToAccount(generatePrivateKey()), sponsored } = options
  const { chain, client, node, url } = world
  const { bundlerUrl = url } = options
  const { contracts, chainId } = chain
  const account = await createTestSmartAccount({ client, contracts, owner, chainId })
  if (funds > 0n) await node.setBalance({ address: account.address, value: funds })
  const transport = http(bundlerUrl, { retryCount: 0 })
  const paying = http(url, { retryCount: 0 })
  const bundler = createBundlerClient({
    account,
    client,
    chain: client.chain,
    transport,
    pollingInterval: 50,
    ...(sponsored && { paymaster: createPaymasterClient({ transport: paying }) }),
  })
  return { account, bundler, owner }
}

/** Amount in wei that pays for a user operation, including the creation of its account. */
export const someEther = parseEther('1')

/** Sends a JSON-RPC request to a bundler, and returns its response. */
export async function askBundler(url: string, method: string, params: readonly unknown[] = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: json ? JSON.parse(text) : text }
}
