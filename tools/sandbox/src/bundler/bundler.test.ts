import { encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  askBundler,
  createTestUser,
  someEther,
  startTestBundler,
  type TestBundler,
} from '../testing/startTestBundler.ts'

let world: TestBundler
beforeAll(async () => {
  world = await startTestBundler()
}, 30_000)
afterAll(() => world.stop())
afterEach(async () => {
  world.state.trap = undefined
  await world.node.setAutomine(true)
})

const goldAbi = parseAbi(['function mint(address to, uint256 amount)'])
const toMint = (to: Hex, amount: bigint) => ({
  to: world.chain.contracts.gold,
  data: encodeFunctionData({ abi: goldAbi, functionName: 'mint', args: [to, amount] }),
})
const readGold = (address: Hex) =>
  world.client.readContract({
    address: world.chain.contracts.gold,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })
/** Creates a call that reverts, because it transfers more tokens than the account has. */
const toImpossible = () => ({
  to: world.chain.contracts.gold,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [world.chain.contracts.paymaster, 10n ** 30n],
  }),
})

type User = Awaited<ReturnType<typeof createTestUser>>
type Operation = Parameters<typeof formatUserOperationRequest>[0]

/**
 * Creates a complete, signed user operation in the JSON-RPC format. `changes` are made after the
 * signing, so the signature no longer matches.
 */
async function prepare({ account, bundler }: User, changes: Partial<Operation> = {}) {
  const prepared = await bundler.prepareUserOperation({ calls: [toMint(account.address, 5n)] })
  const signature = await account.signUserOperation(prepared)
  return formatUserOperationRequest({ ...prepared, signature, ...changes } as Operation)
}
const ask = (method: string, params: readonly unknown[]) => askBundler(world.url, method, params)
const send = (operation: object) =>
  ask('eth_sendUserOperation', [operation, world.chain.contracts.entryPoint])

test('default: an account without balance makes two calls in one operation that a paymaster pays', async () => {
  const { account, bundler } = await createTestUser(world, { sponsored: true })
  const hash = await bundler.sendUserOperation({
    calls: [toMint(account.address, 5n), toMint(world.chain.contracts.trophy, 7n)],
  })
  const receipt = await bundler.waitForUserOperationReceipt({ hash })
  expect(receipt).toMatchObject({
    success: true,
    userOpHash: hash,
    sender: account.address,
    paymaster: world.chain.contracts.paymaster,
    entryPoint: world.chain.contracts.entryPoint,
  })
  expect(await readGold(account.address)).toBe(5n)
  expect(await readGold(world.chain.contracts.trophy)).toBe(7n)
  expect(await world.client.getBalance({ address: account.address })).toBe(0n)
  expect(await account.isDeployed()).toBe(true)
})

test('behavior: an account pays its own gas, and the bundler returns the operation unchanged', async () => {
  const user = await createTestUser(world, { funds: someEther })
  const operation = await prepare(user)
  const { result: hash } = (await send(operation)).body
  const { actualGasCost, paymaster, logs } = await user.bundler.waitForUserOperationReceipt({
    hash,
  })
  expect(paymaster).toBeUndefined()
  // The receipt has the logs of the call only, and neither those of the account's creation nor
  // those of the entry point.
  expect(logs.map(({ address }) => address)).toEqual([world.chain.contracts.gold.toLowerCase()])
  const { account, client } = { ...user, ...world }
  const deposit = await client.readContract({
    address: world.chain.contracts.entryPoint,
    abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
    functionName: 'balanceOf',
    args: [account.address],
  })
  const left = await client.getBalance({ address: account.address })
  expect(left + deposit).toBe(someEther - actualGasCost)
  const { body } = await ask('eth_getUserOperationByHash', [hash])
  const lower = (value: object) => JSON.parse(JSON.stringify(value).toLowerCase())
  expect(lower(body.result.userOperation)).toEqual(lower(operation))
  expect(body.result).toMatchObject({ blockHash: expect.stringMatching(/^0x/) })
})

test('behavior: estimated limits suffice, also for a second operation', async () => {
  const user = await createTestUser(world, { sponsored: true })
  for (const amount of [1n, 2n]) {
    const hash = await user.bundler.sendUserOperation({
      calls: [toMint(user.account.address, amount)],
    })
    const { success } = await user.bundler.waitForUserOperationReceipt({ hash })
    expect(success).toBe(true)
  }
  expect(await readGold(user.account.address)).toBe(3n)
})

test('behavior: an unknown hash has neither receipt nor operation', async () => {
  const hash = `0x${'12'.repeat(32)}`
  expect((await ask('eth_getUserOperationReceipt', [hash])).body.result).toBe(null)
  expect((await ask('eth_getUserOperationByHash', [hash])).body.result).toBe(null)
})

test('behavior: the small questions', async () => {
  expect((await ask('eth_chainId', [])).body).toEqual({ jsonrpc: '2.0', id: 7, result: '0x1' })
  const { entryPoint } = world.chain.contracts
  expect((await ask('eth_supportedEntryPoints', [])).body.result).toEqual([entryPoint])
  const { result } = (await ask('pimlico_getUserOperationGasPrice', [])).body
  const { baseFeePerGas } = await world.client.getBlock()
  for (const speed of ['slow', 'standard', 'fast'])
    expect(BigInt(result[speed].maxFeePerGas)).toBeGreaterThan(baseFeePerGas ?? 0n)
})

test('error: an estimate reports the revert reason of the call', async () => {
  const { bundler } = await createTestUser(world, { funds: someEther })
  const estimating = bundler.estimateUserOperationGas({ calls: [toImpossible()] })
  await expect(estimating).rejects.toMatchObject({
    details: expect.stringContaining('execution reverted'),
    cause: { name: 'ExecutionRevertedError' },
  })
})

test('behavior: an operation with a reverting call is included, paid and reported as failed', async () => {
  const user = await createTestUser(world, { funds: someEther })
  const callData = await user.account.encodeCalls([toImpossible()])
  const hash = await user.bundler.sendUserOperation({
    callData,
    callGasLimit: 200_000n,
    verificationGasLimit: 1_000_000n,
    preVerificationGas: 200_000n,
  })
  const receipt = await user.bundler.waitForUserOperationReceipt({ hash })
  expect(receipt).toMatchObject({ success: false, reason: expect.stringMatching(/^0x/) })
})

test.each([
  ['a signature of somebody else', -32507, 'AA24', {}],
  ['a nonce that is not the next', -32500, 'AA25', { nonce: 5n }],
  [
    'too little gas for the check',
    -32500,
    'verificationGasLimit',
    { verificationGasLimit: 1_000n },
  ],
  ['too little gas for the bundle', -32602, 'preVerificationGas', { preVerificationGas: 1n }],
  [
    'a fee below that of the block',
    -32602,
    'maxFeePerGas',
    { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
  ],
  ['more gas than a block has', -32602, 'gas limits', { callGasLimit: 20_000_000n }],
  ['data for a factory that is not named', -32602, 'factory', { factory: undefined }],
] as const)('error: %s', async (_, code, message, changes) => {
  const user = await createTestUser(world, { funds: someEther })
  const stranger = privateKeyToAccount(generatePrivateKey())
  const signature = await stranger.signMessage({ message: 'no operation' })
  const operation = await prepare(user, { signature, ...changes } as Partial<Operation>)
  const { body } = await send(operation)
  expect(body.error).toMatchObject({ code, message: expect.stringContaining(message) })
})

test('error: an account without balance and without a paymaster', async () => {
  const operation = await prepare(await createTestUser(world, { funds: someEther }))
  await world.node.setBalance({ address: operation.sender ?? '0x', value: 0n })
  const { body } = await send(operation)
  expect(body.error).toMatchObject({ code: -32500, message: "AA21 didn't pay prefund" })
})

test('error: an account that does not exist, and no factory', async () => {
  const operation = await prepare(await createTestUser(world, { funds: someEther }))
  const { factory: _, factoryData: __, ...rest } = operation
  const { body } = await send(rest)
  expect(body.error).toMatchObject({ code: -32500, message: 'AA20 account not deployed' })
})

test('error: fields that are not of an operation, another entry point', async () => {
  const operation = await prepare(await createTestUser(world, { funds: someEther }))
  const { entryPoint, paymaster } = world.chain.contracts
  const cases: readonly (readonly unknown[])[] = [
    [{ ...operation, initCode: '0x' }, entryPoint],
    [{ ...operation, nonce: 1 }, entryPoint],
    [{ ...operation, callData: `0x${'00'.repeat(40_000)}` }, entryPoint],
    [operation, paymaster],
    [null, entryPoint],
    [],
  ]
  for (const params of cases)
    expect((await ask('eth_sendUserOperation', params)).body.error.code).toBe(-32602)
})

test('behavior: the same operation, or another one with its nonce, is rejected', async () => {
  const user = await createTestUser(world, { funds: someEther })
  const [first, second] = [await prepare(user), await prepare(user)]
  await world.node.setAutomine(false)
  const { result: hash } = (await send(first)).body
  expect((await send(first)).body.error).toMatchObject({
    code: -32602,
    message: 'the operation is known already',
  })
  const callData = await user.account.encodeCalls([toMint(user.account.address, 6n)])
  const rival = { ...first, callData }
  expect((await send(rival)).body.error.message).toBe(
    'another operation with this nonce is waiting',
  )
  const { body } = await ask('eth_getUserOperationByHash', [hash])
  expect(body.result).toMatchObject({ transactionHash: null, blockNumber: null })
  expect(second.nonce).not.toBe(first.nonce)
  await mineBundle()
  const { success } = await user.bundler.waitForUserOperationReceipt({ hash })
  expect(success).toBe(true)
  expect((await send(first)).body.error).toMatchObject({ code: -32500 })
})

/** Waits until the node has the bundle's transaction, then mines a block. */
async function mineBundle(): Promise<void> {
  const isThere = async () => (await world.node.getTxpoolStatus()).pending > 0
  await expect.poll(isThere, { interval: 20 }).toBe(true)
  await world.node.mine({ blocks: 1 })
}

test('behavior: operations that wait share a bundle, without the one that turned bad', async () => {
  const users = await Promise.all(
    [0, 1, 2, 3].map(() => createTestUser(world, { funds: someEther })),
  )
  const operations = await Promise.all(users.map((user) => prepare(user)))
  await world.node.setAutomine(false)
  const hashes: Hex[] = []
  // The first operation immediately becomes a bundle. The others wait until its block is mined.
  for (const operation of operations) hashes.push((await send(operation)).body.result)
  const poor = operations[2]?.sender ?? '0x'
  await world.node.setBalance({ address: poor, value: parseEther('0') })
  await mineBundle()
  await mineBundle()
  const [first, second, bad, last] = await Promise.all(
    hashes.map(async (hash) => (await ask('eth_getUserOperationReceipt', [hash])).body.result),
  )
  expect(bad).toBe(null)
  expect(second.receipt.transactionHash).toBe(last.receipt.transactionHash)
  expect(first.receipt.transactionHash).not.toBe(last.receipt.transactionHash)
  const mints = (receipt: { logs: readonly { address: string }[] }) =>
    receipt.logs.filter(({ address }) => address === world.chain.contracts.gold.toLowerCase())
  expect(mints(second)).toHaveLength(1)
  expect(mints(last)).toHaveLength(1)
  expect(world.state.lines.join()).toContain("AA21 didn't pay prefund")
})
