import { type Hex, hexToBigInt } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  askBundler,
  createTestUser,
  startTestBundler,
  type TestBundler,
} from '../testing/startTestBundler.ts'

let world: TestBundler
beforeAll(async () => {
  world = await startTestBundler()
}, 30_000)
afterAll(() => world.stop())
afterEach(() => {
  world.state.trap = undefined
})

type Operation = Parameters<typeof formatUserOperationRequest>[0]

/**
 * Creates a sponsored user operation of a new account, signed by the paymaster and the account's
 * owner.
 */
async function prepare(changes: Partial<Operation> = {}) {
  const { account, bundler } = await createTestUser(world, { sponsored: true })
  const calls = [{ to: account.address, value: 0n }]
  const prepared = { ...(await bundler.prepareUserOperation({ calls })), ...changes } as Operation
  const signed = prepared as Parameters<typeof account.signUserOperation>[0]
  const signature = await account.signUserOperation(signed)
  return formatUserOperationRequest({ ...prepared, signature })
}
const ask = (method: string, params: readonly unknown[]) => askBundler(world.url, method, params)
const send = (operation: object) =>
  ask('eth_sendUserOperation', [operation, world.chain.contracts.entryPoint])
const toParameters = (operation: object) => [operation, world.chain.contracts.entryPoint, '0x1', {}]

test('default: a stub to estimate with, then a signature that the contract believes (ERC-7677)', async () => {
  const { signature: _, ...operation } = await prepare()
  const { result: stub } = (await ask('pm_getPaymasterStubData', toParameters(operation))).body
  expect(stub).toMatchObject({
    paymaster: world.chain.contracts.paymaster,
    sponsor: { name: 'Latchkey Clubhouse' },
    paymasterVerificationGasLimit: expect.stringMatching(/^0x/),
  })
  const { result: data } = (await ask('pm_getPaymasterData', toParameters(operation))).body
  expect(Object.keys(data)).toEqual(['paymaster', 'paymasterData'])
  expect(data.paymasterData).toHaveLength(stub.paymasterData.length)
  expect((await send(await prepare())).body.result).toMatch(/^0x/)
})

test('error: the promise is for this operation alone', async () => {
  const other = await prepare()
  const operation = await prepare({ paymasterData: other.paymasterData as Hex })
  expect((await send(operation)).body.error).toMatchObject({
    code: -32507,
    message: 'AA34 signature error',
  })
})

test('error: the promise is over after ten minutes of the chain', async () => {
  const operation = await prepare()
  await world.node.increaseTime({ seconds: 601 })
  await world.node.mine({ blocks: 1 })
  expect((await send(operation)).body.error).toMatchObject({
    code: -32503,
    message: 'AA32 paymaster expired or not due',
  })
})

test('behavior: on a chain without a block for long, the promise begins with the next one', async () => {
  await world.node.increaseTime({ seconds: 3_600 })
  const { account, bundler } = await createTestUser(world, { sponsored: true })
  const hash = await bundler.sendUserOperation({ calls: [{ to: account.address, value: 0n }] })
  expect(await bundler.waitForUserOperationReceipt({ hash })).toMatchObject({ success: true })
})

test.each([
  ['an address without code', '0x00000000000000000000000000000000000000dd', 'AA30'],
  ['a contract that is no paymaster', undefined, 'AA3'],
])('error: %s as paymaster', async (_, address, message) => {
  const paymaster = (address ?? world.chain.contracts.gold) as Hex
  const operation = await prepare({ paymaster, paymasterData: '0x' })
  const { error } = (await send(operation)).body
  expect(error.code).toBeLessThanOrEqual(-32501)
  expect(error.message).toContain(message)
})

test('error: an operation that costs too much is not paid for', async () => {
  const operation = await prepare()
  const greedy = { ...operation, maxFeePerGas: '0xffffffffffff' }
  const { body } = await ask('pm_getPaymasterData', toParameters(greedy))
  expect(body.error).toEqual({
    code: -32002,
    message: 'This transaction costs more than is paid for you.',
  })
})

test('error: sponsoring is off, or the chain id differs', async () => {
  const operation = await prepare()
  const [stub, entryPoint] = ['pm_getPaymasterStubData', world.chain.contracts.entryPoint]
  expect((await ask(stub, [operation, entryPoint, '0x89', {}])).body.error.code).toBe(-32602)
  world.state.trap = 'no-sponsor'
  for (const method of [stub, 'pm_getPaymasterData', 'pm_sponsorUserOperation'])
    expect((await ask(method, toParameters(operation))).body.error).toEqual({
      code: -32002,
      message: 'Nobody pays for transactions at the moment.',
    })
})

test('behavior: gas and promise in one question', async () => {
  const { account, bundler } = await createTestUser(world)
  const nonce = await account.getNonce()
  const callData = await account.encodeCalls([{ to: account.address, value: 0n }])
  const { factory, factoryData } = await account.getFactoryArgs()
  const fees = await ask('pimlico_getUserOperationGasPrice', [])
  const draft = {
    ...{ sender: account.address, nonce: `0x${nonce.toString(16)}`, factory, factoryData },
    ...{ callData, signature: await account.getStubSignature(), ...fees.body.result.fast },
  }
  const { result } = (await ask('pm_sponsorUserOperation', toParameters(draft))).body
  const numbers = Object.entries({ ...draft, ...result }).map(([name, value]) => [
    name,
    /Gas|nonce/.test(name) ? hexToBigInt(value as Hex) : value,
  ])
  const operation = Object.fromEntries(numbers)
  const signature = await account.signUserOperation(operation)
  const { body } = await send(formatUserOperationRequest({ ...operation, signature }))
  const receipt = await bundler.waitForUserOperationReceipt({ hash: body.result })
  expect(receipt).toMatchObject({ success: true, paymaster: world.chain.contracts.paymaster })
})

test('error: an unknown method, a batch, and an unknown chain', async () => {
  const unknown = await ask('eth_accounts', [])
  expect(unknown).toMatchObject({ status: 200, body: { id: 7, error: { code: -32601 } } })
  const batch = await fetch(world.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  })
  expect(await batch.json()).toMatchObject({ error: { code: -32600 } })
  expect((await askBundler(world.url.replace('eip155:1', 'eip155:5'), 'eth_chainId')).status).toBe(
    404,
  )
})
