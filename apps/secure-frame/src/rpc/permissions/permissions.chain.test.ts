import { startTestBundler, type TestBundler } from '@latchkey/sandbox/bundler/testing'
import {
  createWalletClient,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  http,
  isHex,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainFrame } from '../../testing/createChainFrame.ts'

/**
 * Test chain with the published contracts and a bundler. The tests run actions that a permission
 * allows to an app's key, and actions that it forbids.
 */
let world: TestBundler
beforeAll(async () => {
  world = await startTestBundler()
}, 30_000)
afterAll(() => world.stop())

const managerAbi = parseAbi([
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
  'error InvalidDelegate()',
  'error CannotUseADisabledDelegation()',
])
const goldAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
])
const singleCall: Hex = `0x${'00'.repeat(32)}`
const shop = '0x00000000000000000000000000000000000f1e2d'
const year = 31_536_000

type Call = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }
type Permission = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

const readHex = (value: unknown): Hex => {
  if (!isHex(value)) return expect.unreachable('no hex')
  return value
}
const readNow = async () => Number((await world.client.getBlock()).timestamp)
const readGold = (owner: Hex) =>
  world.client.readContract({
    address: world.chain.contracts.gold,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })
const transfer = (to: Hex, amount: bigint): Call => ({
  to: world.chain.contracts.gold,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})

/** Advances the chain's time by an hour, a day or a year. */
async function pass(seconds: number): Promise<void> {
  await world.node.increaseTime({ seconds })
  await world.node.mine({ blocks: 1 })
}

function createWallet(account: ReturnType<typeof privateKeyToAccount>) {
  const wallet = createWalletClient({
    account,
    chain: world.client.chain,
    transport: http(world.chain.rpcUrl),
  })
  return async (call: Call) => {
    const hash = await wallet.sendTransaction({ gas: 3_000_000n, chain: wallet.chain, ...call })
    return world.client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  }
}

/**
 * Creates a user with 1,000 base units of GOLD and one ETH in a smart account, and an app with its
 * own key.
 */
async function createPeople() {
  const { chain, url, node } = world
  const frame = await createChainFrame({ ...chain, bundlerUrl: url })
  frame.remote.signIn()
  const session = { chainId: 1, preferredAccountType: 'smartAccount' }
  const { address } = await frame.handlers.GET_USER(session, frame.context)
  const account = readHex(address)
  const key = privateKeyToAccount(generatePrivateKey())
  await Promise.all(
    [account, key.address].map((to) => node.setBalance({ address: to, value: parseEther('1') })),
  )
  const send = createWallet(key)
  await send({
    to: chain.contracts.gold,
    data: encodeFunctionData({ abi: goldAbi, functionName: 'mint', args: [account, 1_000n] }),
  })
  return { ...frame, account, key, send }
}
type People = Awaited<ReturnType<typeof createPeople>>

const ask = ({ handlers, context }: People, method: string, params: unknown) =>
  handlers.RPC_REQUEST({ method, params, chainId: 1 } as never, context)

/**
 * Requests a permission for the app, and deploys the user's smart account with the data of the
 * response. `seconds`: time until the permission expires.
 */
async function grant(people: People, permission: Permission, seconds = year) {
  const request = {
    chainId: '0x1',
    address: people.account,
    expiry: (await readNow()) + seconds,
    signer: {
      type: 'keys',
      data: { keys: [{ type: 'secp256k1', publicKey: people.key.publicKey }] },
    },
    permissions: [permission],
    policies: [],
  }
  const answer = (await ask(people, 'wallet_grantPermissions', [request])) as {
    readonly context: Hex
    readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex }
    readonly signerMeta: { readonly delegationManager: Hex }
  }
  expect(answer).toMatchObject(request)
  const { accountMeta, context, signerMeta } = answer
  if (accountMeta) await people.send({ to: accountMeta.factory, data: accountMeta.factoryData })
  const redeem = async ({ to, value = 0n, data = '0x' }: Call) => {
    const execution = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
    const call = {
      abi: managerAbi,
      address: signerMeta.delegationManager,
      functionName: 'redeemDelegations',
      args: [[context], [singleCall], [execution]],
      account: people.key,
    } as const
    // The simulation returns the reason. The transaction would only report a failure.
    await world.client.simulateContract(call)
    const receipt = await people.send({ to: call.address, data: encodeFunctionData(call) })
    expect(receipt.status).toBe('success')
  }
  return { ...answer, redeem }
}

async function toTokenAllowance(changes: object = {}): Promise<Permission> {
  const start = await readNow()
  const { gold: token } = world.chain.contracts
  const data = { token, allowance: toHex(100n), start, period: 3_600, ...changes }
  return { type: 'erc20-recurring-allowance', data }
}

test('default: a key spends a recurring token allowance up to its limit in each period', async () => {
  const people = await createPeople()
  const { redeem } = await grant(people, await toTokenAllowance())
  const before = await readGold(shop)
  await redeem(transfer(shop, 60n))
  await redeem(transfer(shop, 40n))
  await expect(redeem(transfer(shop, 1n))).rejects.toThrow('transfer-amount-exceeded')
  await pass(3_600)
  await redeem(transfer(shop, 100n))
  await expect(redeem(transfer(shop, 1n))).rejects.toThrow('transfer-amount-exceeded')
  expect(await readGold(shop)).toBe(before + 200n)
  expect(await readGold(people.account)).toBe(800n)
})

test('behavior: a token allowance permits only its app’s key to transfer only that token', async () => {
  const people = await createPeople()
  const { redeem, context, signerMeta } = await grant(people, await toTokenAllowance())
  const { gold, ticket } = world.chain.contracts
  const approval = encodeFunctionData({ abi: goldAbi, functionName: 'approve', args: [shop, 1n] })
  await expect(redeem({ to: gold, data: approval })).rejects.toThrow('invalid-method')
  await expect(redeem({ ...transfer(shop, 1n), to: ticket })).rejects.toThrow('invalid-contract')
  await expect(redeem({ ...transfer(shop, 1n), value: 1n })).rejects.toThrow('value-too-high')
  await expect(redeem({ to: shop, value: 1n })).rejects.toThrow('ERC20PeriodTransferEnforcer')
  const stranger = world.client.simulateContract({
    abi: managerAbi,
    address: signerMeta.delegationManager,
    functionName: 'redeemDelegations',
    args: [[context], [singleCall], [encodePacked(['address', 'uint256'], [shop, 0n])]],
    account: shop,
  })
  await expect(stranger).rejects.toThrow('InvalidDelegate')
})

test('behavior: an allowance is unusable before its start and after its expiry', async () => {
  const people = await createPeople()
  const start = (await readNow()) + 1_000
  const { redeem } = await grant(people, await toTokenAllowance({ start }), 5_000)
  await expect(redeem(transfer(shop, 1n))).rejects.toThrow('transfer-not-started')
  await pass(1_001)
  await redeem(transfer(shop, 1n))
  await pass(4_000)
  await expect(redeem(transfer(shop, 1n))).rejects.toThrow('expired-delegation')
})

test('S-51: a revocation disables exactly the shown permission', async () => {
  const people = await createPeople()
  const first = await grant(people, await toTokenAllowance())
  const second = await grant(people, await toTokenAllowance())
  await first.redeem(transfer(shop, 1n))
  const request = { pci: first.context, permissions: [], expiry: 1, address: people.account }
  const hash = readHex(await ask(people, 'wallet_revokePermissions', request))
  const { status } = await world.client.getTransactionReceipt({ hash })
  expect(status).toBe('success')
  await expect(first.redeem(transfer(shop, 1n))).rejects.toThrow('CannotUseADisabledDelegation')
  await second.redeem(transfer(shop, 1n))
  // A repeated request has no effect and shows no prompt, for apps that missed the first answer.
  const asked = people.shown.length
  expect(await ask(people, 'wallet_revokePermissions', [request])).toBeNull()
  expect(people.shown).toHaveLength(asked)
})

test('behavior: a key spends a recurring allowance of the native currency and cannot make calls', async () => {
  const people = await createPeople()
  const data = { allowance: toHex(100n), start: await readNow(), period: 3_600 }
  const { redeem } = await grant(people, { type: 'native-token-recurring-allowance', data })
  const before = await world.client.getBalance({ address: shop })
  await redeem({ to: shop, value: 100n })
  await expect(redeem({ to: shop, value: 1n })).rejects.toThrow('transfer-amount-exceeded')
  await expect(redeem(transfer(shop, 1n))).rejects.toThrow('ExactCalldataEnforcer')
  expect(await world.client.getBalance({ address: shop })).toBe(before + 100n)
})

const goldJson = [
  {
    type: 'function',
    name: 'transfer',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
  },
  { type: 'function', name: 'mint', inputs: [{ type: 'address' }, { type: 'uint256' }] },
]
const toCallPermission = (functions: readonly object[]): Permission => ({
  type: 'contract-call',
  data: { address: world.chain.contracts.gold, abi: goldJson, functions },
})

test('behavior: a contract permission allows only that contract and those functions', async () => {
  const people = await createPeople()
  const permission = toCallPermission([{ functionName: 'transfer' }, { functionName: 'mint' }])
  const { redeem } = await grant(people, permission)
  const { gold, ticket } = world.chain.contracts
  await redeem(transfer(shop, 7n))
  const minting = { abi: goldAbi, functionName: 'mint', args: [people.account, 7n] } as const
  await redeem({ to: gold, data: encodeFunctionData(minting) })
  expect(await readGold(people.account)).toBe(1_000n)
  const approval = encodeFunctionData({ abi: goldAbi, functionName: 'approve', args: [shop, 1n] })
  await expect(redeem({ to: gold, data: approval })).rejects.toThrow('method-not-allowed')
  await expect(redeem({ ...transfer(shop, 1n), to: ticket })).rejects.toThrow('target-address-not')
  await expect(redeem({ ...transfer(shop, 1n), value: 1n })).rejects.toThrow('value-too-high')
})

test('behavior: a bound argument allows only its value', async () => {
  const people = await createPeople()
  const args = [{ operator: 'EQUAL', value: shop }, null]
  const { redeem } = await grant(people, toCallPermission([{ functionName: 'transfer', args }]))
  await redeem(transfer(shop, 7n))
  await expect(redeem(transfer(people.key.address, 7n))).rejects.toThrow('invalid-calldata')
  const amount = [null, { operator: 'EQUAL', value: toHex(5) }]
  const other = await grant(people, toCallPermission([{ functionName: 'transfer', args: amount }]))
  await other.redeem(transfer(people.key.address, 5n))
  await expect(other.redeem(transfer(shop, 6n))).rejects.toThrow('invalid-calldata')
})

test('behavior: a call may send value up to the limit of its function', async () => {
  const people = await createPeople()
  const buy = { type: 'function', name: 'buy', inputs: [] }
  const functions = [{ functionName: 'buy', valueLimit: toHex(10n) }]
  const data = { address: shop, abi: [buy], functions }
  const { redeem } = await grant(people, { type: 'contract-call', data })
  const called = encodeFunctionData({ abi: parseAbi(['function buy()']) })
  await redeem({ to: shop, value: 10n, data: called })
  const tooMuch = redeem({ to: shop, value: 11n, data: called })
  await expect(tooMuch).rejects.toThrow('value-too-high')
})
