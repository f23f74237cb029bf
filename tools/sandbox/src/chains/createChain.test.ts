import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { createPublicClient, erc721Abi, http, serializeErc6492Signature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { requestRpc } from './requestRpc.ts'

const accounts = createAccounts()
const world: { test?: TestChain; running?: Running } = {}

beforeEach(async () => {
  world.test = await prepareTestChain()
})
afterEach(async () => {
  await world.running?.kill()
  await world.test?.removeFolder()
})

async function start() {
  if (!world.test) throw new Error('not prepared')
  world.running = await world.test.runner.start(() => {})
  const { rpcUrl, contracts } = world.test.chain
  const client = createPublicClient({ chain: mainnet, transport: http(rpcUrl) })
  return { rpcUrl, contracts, client, running: world.running, stateFile: world.test.stateFile }
}

type Asked = {
  readonly hostname: string
  readonly port: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends an HTTP request by Node's own client, because `fetch` cannot set the host and origin
 * headers.
 */
function ask({ hostname, port, headers, body }: Asked): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, method: 'POST', headers, agent: false })
    asking.on('error', reject)
    asking.on('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, text: await readText(response) })
    })
    asking.end(body)
  })
}

const [first, owner] = accounts
const message = 'app.latchkey.localhost wants you to sign in'

test('default: contracts are at their planned addresses, Multicall3 where viem expects it', async () => {
  const { client, contracts } = await start()
  const balances = await client.multicall({
    contracts: accounts.slice(0, 2).map(({ address }) => ({
      address: contracts.trophy,
      abi: erc721Abi,
      functionName: 'balanceOf' as const,
      args: [address] as const,
    })),
    multicallAddress: contracts.multicall3,
  })
  expect(balances.map(({ result }) => result)).toEqual([1n, 1n])
})

test('behavior: the contract wallet accepts its owner’s signature only (ERC-1271)', async () => {
  const { client, contracts } = await start()
  const { address } = contracts.contractWallet
  const sign = (key: `0x${string}`) => privateKeyToAccount(key).signMessage({ message })
  const verify = async (key: `0x${string}`) =>
    client.verifyMessage({ address, message, signature: await sign(key) })
  expect(contracts.contractWallet.owner).toBe(owner?.address)
  expect(await verify(owner?.privateKey ?? '0x')).toBe(true)
  expect(await verify(first.privateKey)).toBe(false)
})

test('behavior: a wallet that does not exist yet signs by ERC-6492', async () => {
  const { client, contracts } = await start()
  const { address, factoryData: data } = contracts.futureWallet
  expect(await client.getCode({ address })).toBeUndefined()
  const inner = await privateKeyToAccount(owner?.privateKey ?? '0x').signMessage({ message })
  const signature = serializeErc6492Signature({
    address: contracts.walletFactory,
    data,
    signature: inner,
  })
  expect(await client.verifyMessage({ address, message, signature })).toBe(true)
  expect(await client.verifyMessage({ address, message: `${message}!`, signature })).toBe(false)
})

test('behavior: a stop keeps the state, the next start has it', async () => {
  const { rpcUrl, running } = await start()
  const address = '0x00000000000000000000000000000000000000dd'
  await requestRpc(rpcUrl, { method: 'anvil_setBalance', params: [address, '0x2a'] })
  await requestRpc(rpcUrl, { method: 'anvil_mine', params: ['0x5'] })
  const height = await requestRpc(rpcUrl, { method: 'eth_blockNumber' })
  await running.stop()
  const again = await start()
  expect(await again.client.getBalance({ address })).toBe(42n)
  expect(await requestRpc(again.rpcUrl, { method: 'eth_blockNumber' })).toBe(height)
})

test('behavior: a state of several megabytes is stored too', async () => {
  const { rpcUrl, running } = await start()
  const address = '0x00000000000000000000000000000000000000ee'
  const code = `0x${randomBytes(3_000_000).toString('hex')}`
  await requestRpc(rpcUrl, { method: 'anvil_setCode', params: [address, code] })
  await running.stop()
  const again = await start()
  const params = [address, 'latest']
  const kept = await requestRpc(again.rpcUrl, { method: 'eth_getCode', params })
  expect(kept === code).toBe(true)
})

/** Lists the TCP ports on which nodes of this test listen. Works on Linux only. */
const listListening = () =>
  readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => / 0A /.test(line))
    .map((line) => line.trim().split(/\s+/)[1] ?? '')

const call = (method: string, params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

test('S-141d: a page of a website, or a name pointed here, neither reads nor changes a chain', async () => {
  const { rpcUrl, client } = await start()
  const address = '0x00000000000000000000000000000000000000ff'
  const body = call('anvil_setBalance', [address, '0x2a'])
  const { hostname, port } = new URL(rpcUrl)
  const strangers = [
    { origin: 'https://evil.test' },
    { origin: 'http://app.latchkey.localhost:4100' },
    { host: 'evil.test' },
  ]
  for (const headers of strangers) {
    const answer = await ask({ hostname, port, headers, body })
    expect([answer.status, answer.text]).not.toContain('result')
    expect(answer.status).toBe(403)
  }
  const socket = new WebSocket(rpcUrl.replace('http:', 'ws:'), { origin: 'https://evil.test' })
  await expect(once(socket, 'open')).rejects.toThrow('403')
  expect(await client.getBalance({ address })).toBe(0n)
  expect((await ask({ hostname, port, headers: {}, body })).status).toBe(200)
  expect(await client.getBalance({ address })).toBe(42n)
})

test.skipIf(process.platform !== 'linux')(
  'S-141d: the node’s second port listens at an address that accepts no connections',
  async () => {
    const before = new Set(listListening())
    const { rpcUrl } = await start()
    const opened = listListening().filter((address) => !before.has(address))
    const own = Number(new URL(rpcUrl).port).toString(16).toUpperCase().padStart(4, '0')
    expect(opened).toContain(`0100007F:${own}`)
    // 224.0.0.1 in the byte order of the kernel.
    const others = opened.filter((address) => address.startsWith('010000E0:'))
    expect(others.length).toBeGreaterThan(0)
    for (const address of others) {
      const socket = connect(Number.parseInt(address.slice(9), 16), '224.0.0.1')
      await expect(once(socket, 'connect')).rejects.toThrow()
    }
  },
)

test('error: malformed JSON gets the node’s error, and the next request its normal answer', async () => {
  const { rpcUrl } = await start()
  const { hostname, port } = new URL(rpcUrl)
  const { text } = await ask({ hostname, port, headers: {}, body: '{' })
  expect(JSON.parse(text)).toMatchObject({ error: { code: -32_700 } })
  expect(await requestRpc(rpcUrl, { method: 'eth_chainId' })).toBe('0x1')
})

test('error: a saved state that is broken', async () => {
  await writeFile(world.test?.stateFile ?? '', 'broken')
  await expect(start()).rejects.toThrow(/cannot be read: start with --fresh/)
})
