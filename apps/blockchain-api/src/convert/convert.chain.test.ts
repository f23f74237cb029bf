import {
  buildApproval,
  buildSwap,
  type EndpointInput,
  getAllowance,
  getReasons,
  getSwapQuotes,
  getSwapTokens,
  lacksLiquidity,
} from '@latchkey/blockchain-api'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import {
  type RunningTestChain,
  startTestChain,
  toSandboxAccount,
} from '../testing/startTestChain.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const alice = toSandboxAccount(0)
const user = `eip155:1:${alice.address}` as const
const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' as const
const abi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

let running: RunningTestChain
let server: TestServer

beforeAll(async () => {
  running = await startTestChain()
})
afterAll(() => running.stop())
beforeEach(async () => {
  server = await createSwapServer()
})

function createSwapServer(rpcUrl = running.chain.rpcUrl) {
  const { gold, ticket, swapRouter, swapFactory, wrappedCoin } = running.chain.contracts
  const tokens = [
    { address: gold, name: 'Clubhouse Gold', symbol: 'GOLD', decimals: 6 },
    { address: ticket, name: 'Ticket', symbol: 'TICKET', decimals: 0, iconUrl: 'https://a.test/t' },
  ]
  const swap = { router: swapRouter, factory: swapFactory, wrappedCoin, tokens }
  return createTestServer({ db: running.db, rpcUrl, network: { swap } })
}

const toId = (address: Address) => `eip155:1:${address}` as const
const getGold = () => toId(running.chain.contracts.gold)
const getTicket = () => toId(running.chain.contracts.ticket)
const transport = () => http(running.chain.rpcUrl)
const node = () =>
  createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 20 })
const wallet = () => createWalletClient({ account: alice, chain: mainnet, transport: transport() })

async function send(transaction: { to: Address; data: Hex; value?: bigint; gas?: bigint }) {
  const hash = await wallet().sendTransaction(transaction)
  return node().waitForTransactionReceipt({ hash })
}

/** Reads the test account's balances of the native currency and of tokens. */
async function readHeld() {
  const { gold, ticket } = running.chain.contracts
  const read = (address: Address) =>
    node().readContract({
      ...{ address, abi: erc20Abi, functionName: 'balanceOf', args: [alice.address] },
    })
  const coins = await node().getBalance({ address: alice.address })
  return { coins, gold: await read(gold), tickets: await read(ticket) }
}

const quote = async (input: EndpointInput<typeof getSwapQuotes>) => {
  const { quotes } = await server.client.call(getSwapQuotes, { userAddress: user, ...input })
  expect(quotes).toHaveLength(1)
  expect(quotes[0]).toMatchObject({ fromAmount: input.amount, fromAccount: input.from })
  return BigInt(quotes[0]?.toAmount ?? '')
}

const build = async (input: Omit<EndpointInput<typeof buildSwap>, 'userAddress' | 'eip155'>) => {
  const eip155 = { slippage: 1 }
  return (await server.client.call(buildSwap, { userAddress: user, eip155, ...input })).tx
}

const readAllowance = async (tokenAddress: `eip155:${string}:${string}`) =>
  (await server.client.call(getAllowance, { tokenAddress, userAddress: user })).allowance

async function approve(from: `eip155:${string}:${string}`, amount?: string): Promise<void> {
  const input = { userAddress: user, from, to: ether, ...(amount && { amount }) }
  const { tx } = await server.client.call(buildApproval, input)
  expect(tx).toMatchObject({ from, to: ether, value: '0' })
  await send({ to: tx.recipient as Address, data: tx.data })
}

/** Awaits a call that must be rejected and returns its error. Fails if the call succeeds. */
const readRefusal = (asking: Promise<unknown>) =>
  asking.then(
    () => expect.fail('was answered'),
    (error: unknown) => ({ reason: getReasons(error)[0], lacks: lacksLiquidity(error), error }),
  )

test('K-BAPI-05: the coin and the configured tokens can be swapped, with decimals as numbers', async () => {
  const { tokens } = await server.client.call(getSwapTokens, { chainId: 'eip155:1' })
  const [coin, gold, ticket] = tokens
  expect(tokens).toHaveLength(3)
  expect(coin).toMatchObject({ symbol: 'ETH', decimals: 18, logoUri: null })
  expect(coin?.address.toLowerCase()).toBe(ether)
  expect(gold).toMatchObject({ symbol: 'GOLD', address: getGold(), decimals: 6, eip2612: null })
  expect(ticket).toMatchObject({ decimals: 0, logoUri: 'https://a.test/t' })
  const address = running.chain.contracts.gold.toLowerCase()
  const one = await server.client.call(getSwapTokens, { chainId: 'eip155:1', address })
  expect(one.tokens).toEqual([gold])
})

test('K-BAPI-04: a quote equals the pool price; tokens without a pool use the native pool', async () => {
  const { gold, ticket, swapRouter, wrappedCoin } = running.chain.contracts
  const ask = (amount: bigint, path: readonly Address[]) =>
    node().readContract({
      ...{ address: swapRouter, abi, functionName: 'getAmountsOut', args: [amount, path] },
    })
  const straight = await ask(parseEther('1'), [wrappedCoin, gold])
  const amount = String(parseEther('1'))
  expect(await quote({ amount, from: ether, to: getGold() })).toBe(straight.at(-1))
  const around = await ask(160_000_000n, [gold, wrappedCoin, ticket])
  const got = await quote({ amount: '160000000', from: getGold(), to: getTicket() })
  expect(got).toBe(around.at(-1))
  expect(got).toBe(99n)
  const readFee = async (input: EndpointInput<typeof getSwapQuotes>) =>
    (await server.client.call(getSwapQuotes, { userAddress: user, ...input })).quotes[0]?.fee
  // A pool keeps 0.3 % of the sold amount.
  expect(await readFee({ amount, from: ether, to: getGold() })).toBe(String(parseEther('0.003')))
  const two = { amount: '160000000', from: getGold(), to: getTicket() }
  expect(await readFee(two)).toBe('958560')
})

test('K-BAPI-04: only a trade beyond the pool or without a pool fails for lack of liquidity', async () => {
  const ask = (input: EndpointInput<typeof getSwapQuotes>) =>
    readRefusal(server.client.call(getSwapQuotes, input))
  const amount = String(parseEther('1'))
  // The pool has a thousand ETH. Selling the same amount would take half of its GOLD.
  const most = String(parseEther('1003'))
  expect(await quote({ amount: most, from: ether, to: getGold() })).toBeGreaterThan(0n)
  const over = await ask({ amount: String(parseEther('1004')), from: ether, to: getGold() })
  expect(over).toMatchObject({
    lacks: true,
    reason: { field: '', description: 'insufficient liquidity' },
  })
  const trophy = toId(running.chain.contracts.trophy)
  for (const input of [
    { amount, from: ether, to: trophy },
    { amount: String(maxUint256), from: ether, to: getGold() },
    // Each amount is worth less than one ticket, which is indivisible.
    { amount: '1', from: getGold(), to: getTicket() },
  ])
    expect(await ask(input)).toMatchObject({ lacks: true })
  const nothing = await ask({ amount: '0', from: ether, to: getGold() })
  expect(nothing).toMatchObject({ lacks: false, error: { status: 400 } })
  const itself = await ask({ amount, from: getGold(), to: getGold() })
  expect(itself).toMatchObject({ lacks: false, error: { status: 400 } })
})

test('K-BAPI-07: allowance: unlimited for the coin, as approved for a token, else an error', async () => {
  expect(await readAllowance(ether)).toBe(String(maxUint256))
  expect(await readAllowance(getGold())).toBe('0')
  await approve(getGold(), '42')
  expect(await readAllowance(getGold())).toBe('42')
  await approve(getGold())
  expect(await readAllowance(getGold())).toBe(String(maxUint256))
  await approve(getGold(), '0')
  const { reason } = await readRefusal(readAllowance(toId(alice.address)))
  expect(reason?.description).toContain('no token')
})

test('K-BAPI-09, K-BAPI-04: native currency is sold for a token at the quoted price', async () => {
  const before = await readHeld()
  const amount = String(parseEther('2'))
  const expected = await quote({ amount, from: ether, to: getGold() })
  const tx = await build({ amount, from: ether, to: getGold() })
  expect(tx).toMatchObject({ from: user, amount: String(expected) })
  expect(tx.recipient).toBe(running.chain.contracts.swapRouter)
  const gas = BigInt(tx.eip155?.gas ?? '')
  const to = tx.recipient as Address
  const receipt = await send({ to, data: tx.data, value: BigInt(amount), gas })
  expect(receipt.status).toBe('success')
  const after = await readHeld()
  expect(after.gold).toBe(before.gold + expected)
  const paid = receipt.gasUsed * receipt.effectiveGasPrice
  expect(after.coins).toBe(before.coins - parseEther('2') - paid)
  // The estimate is a tenth higher than the used gas.
  expect(gas).toBeGreaterThan(receipt.gasUsed)
})

test('K-BAPI-09, K-BAPI-10: a token is approved and sold at the quoted price', async () => {
  const amount = '240000000'
  const trade = { amount, from: getGold(), to: ether }
  const expected = await quote(trade)
  const early = await readRefusal(build(trade))
  expect(early).toMatchObject({ lacks: false, error: { status: 400 } })
  await approve(getGold(), amount)
  const before = await readHeld()
  const tx = await build({ ...trade, disableEstimate: true })
  const gas = BigInt(tx.eip155?.gas ?? '')
  const receipt = await send({ to: tx.recipient as Address, data: tx.data, gas })
  const after = await readHeld()
  const paid = receipt.gasUsed * receipt.effectiveGasPrice
  expect(after.coins).toBe(before.coins + expected - paid)
  expect(after.gold).toBe(before.gold - BigInt(amount))
  expect(gas).toBeGreaterThan(receipt.gasUsed)
  expect(await readAllowance(getGold())).toBe('0')
})

test('K-BAPI-09: a token is swapped for another through the native currency, within its gas', async () => {
  const trade = { amount: '160000000', from: getGold(), to: getTicket() }
  await approve(getGold(), trade.amount)
  const before = await readHeld()
  const expected = await quote(trade)
  const tx = await build({ ...trade, disableEstimate: true })
  // The minimum is rounded up in favour of the user, because a token without decimals has no 98.01.
  const { args } = decodeFunctionData({ abi, data: tx.data })
  expect(args.slice(0, 2)).toEqual([160_000_000n, expected])
  expect(args[3]).toBe(alice.address)
  const gas = BigInt(tx.eip155?.gas ?? '')
  expect((await send({ to: tx.recipient as Address, data: tx.data, gas })).status).toBe('success')
  const after = await readHeld()
  expect(after.tickets).toBe(before.tickets + expected)
  expect(after.gold).toBe(before.gold - 160_000_000n)
})

test('K-BAPI-09: a swap below the slippage limit or past its deadline sells nothing', async () => {
  const chain = createTestClient({ mode: 'anvil', chain: mainnet, transport: transport() })
  const snapshot = await chain.snapshot()
  const trade = { amount: String(parseEther('1')), from: ether, to: getGold() }
  const value = parseEther('1')
  const tx = await build(trade)
  const call = { to: tx.recipient as Address, data: tx.data, value, account: alice }
  await node().call(call)
  await sellTenCoins()
  await expect(node().call(call)).rejects.toThrow('revert')
  const tolerant = await server.client.call(buildSwap, {
    ...{ ...trade, userAddress: user, eip155: { slippage: 3 } },
  })
  await sellTenCoins()
  await node().call({ ...call, data: tolerant.tx.data })
  await chain.increaseTime({ seconds: 1_201 })
  await chain.mine({ blocks: 1 })
  await expect(node().call({ ...call, data: tolerant.tx.data })).rejects.toThrow('revert')
  // The deadline follows the chain's clock, which an earlier test has advanced.
  await node().call({ ...call, data: (await build(trade)).data })
  await chain.revert({ id: snapshot })

  /** Sells native currency for tokens, which moves the pool's price by 2 %. */
  async function sellTenCoins() {
    const value = parseEther('10')
    const { recipient, data } = await build({ ...trade, amount: String(value) })
    await send({ to: recipient as Address, data, value })
  }
})

test('K-BAPI-10: an approval is of the configured router alone, and the coin needs none', async () => {
  const input = { userAddress: user, from: getGold(), to: ether }
  const { tx } = await server.client.call(buildApproval, input)
  expect(tx.recipient).toBe(running.chain.contracts.gold)
  expect(BigInt(tx.eip155?.gasPrice ?? '')).toBeGreaterThan(0n)
  expect(decodeFunctionData({ abi: erc20Abi, data: tx.data })).toEqual({
    functionName: 'approve',
    args: [running.chain.contracts.swapRouter, maxUint256],
  })
  const ofCoin = server.client.call(buildApproval, {
    userAddress: user,
    from: ether,
    to: getGold(),
  })
  expect((await readRefusal(ofCoin)).reason?.description).toContain('no approval')
})
