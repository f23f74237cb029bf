import type { RpcCall } from '@latchkey/bridge'
import { MultiSigDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import {
  decodeAbiParameters,
  decodeFunctionData,
  getContractAddress,
  type Hex,
  hashMessage,
  isErc6492Signature,
  isHex,
  parseAbiParameters,
  parseErc6492Signature,
  recoverAddress,
  recoverTypedDataAddress,
  toHex,
} from 'viem'
import {
  entryPoint07Address,
  getUserOperationHash,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { decodeRequest } from '../../approvals/decodeRequest.ts'
import type { UserOperation } from '../../smart-account/UserOperation.ts'
import { createSmartFrame, type SmartFrameOptions } from '../../testing/createSmartFrame.ts'
import type { TestFrame } from '../../testing/createTestFrame.ts'
import {
  receipt,
  smartAccountNetwork,
  smartProject,
  sponsor,
  transactionHash,
} from '../../testing/smartNetworks.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const preferredAccountType = 'smartAccount'

async function createSmart(options: SmartFrameOptions = {}) {
  const smart = await createSmartFrame({ project: smartProject, ...options })
  const ask = (call: RpcCall) => smart.handlers.RPC_REQUEST(call, smart.context)
  return { ...smart, ask }
}

const readHex = (value: unknown): Hex => {
  if (!isHex(value)) return expect.unreachable('no hex')
  return value
}

type Sent = UserOperation & { readonly signature: Hex }

/** Returns the operations sent to the bundler, each with its entry point. */
const sentOperations = ({ asked }: Pick<TestFrame, 'asked'>) =>
  asked
    .filter(({ method }) => method === 'eth_sendUserOperation')
    .map(({ params }) => params as [Sent, Hex])

function toFigures({ signature, ...operation }: Sent) {
  const quantities = Object.entries(operation).map(([name, value]) => {
    const isQuantity = /nonce|gas|fee/i.test(name)
    return [name, isQuantity ? BigInt(value ?? 0) : value] as const
  })
  return { ...Object.fromEntries(quantities), signature } as never
}

test('K-AUTH-11: GET_USER lists the preferred account type first and reports its deployment', async () => {
  const { user, owner, handlers, context } = await createSmart()
  expect(user).toMatchObject({
    chainId: 1,
    preferredAccountType,
    smartAccountDeployed: false,
    accounts: [
      { address: user.address, type: 'smartAccount' },
      { address: owner, type: 'eoa' },
    ],
  })
  expect(user.address).not.toBe(owner)
  const plain = await handlers.GET_USER({ preferredAccountType: 'eoa' }, context)
  expect(plain).toMatchObject({ address: owner, preferredAccountType: 'eoa' })
  expect((await createSmart({ deployed: true })).user.smartAccountDeployed).toBe(true)
})

test('behavior: the address is derived locally and equals the factory’s', async () => {
  const { ask, owner, address, asked } = await createSmart()
  await ask({ method: 'wallet_sendCalls', params: [{ calls: [{ to }] }] })
  const [[operation] = expect.unreachable('nothing was sent')] = sentOperations({ asked })
  expect(operation.factory).toBe(smartAccountNetwork.factory)
  const made = decodeFunctionData({ abi: SimpleFactory, data: readHex(operation.factoryData) })
  const [bytecode, salt] = made.args as [Hex, Hex]
  const from = smartAccountNetwork.factory
  expect(getContractAddress({ opcode: 'CREATE2', from, salt, bytecode })).toBe(address)
  const tail = `0x${bytecode.slice(-384)}` as const
  expect(tail.toLowerCase()).toContain(owner.slice(2).toLowerCase())
  expect(bytecode.toLowerCase()).toContain(
    smartAccountNetwork.implementation.slice(2).toLowerCase(),
  )
})

test('K-AUTH-10, K-SET-05: a network without smart accounts uses the EOA for any preference', async () => {
  const { handlers, context, owner, address } = await createSmart()
  expect(await handlers.GET_SMART_ACCOUNT_ENABLED_NETWORKS(undefined, context)).toEqual({
    smartAccountEnabledNetworks: [1],
  })
  expect(await handlers.INIT_SMART_ACCOUNT(undefined, context)).toEqual({
    address,
    isDeployed: false,
  })
  expect(await handlers.SET_PREFERRED_ACCOUNT({ type: 'eoa' }, context)).toEqual({
    type: 'eoa',
    address: owner,
  })
  const smart = { type: 'smartAccount', address }
  expect(await handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)).toEqual(smart)
  await handlers.SWITCH_NETWORK({ chainId: 10 }, context)
  expect(await handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context)).toEqual({
    type: 'eoa',
    address: owner,
  })
  const user = await handlers.GET_USER({ chainId: 10, preferredAccountType }, context)
  expect(user).toMatchObject({ address: owner, preferredAccountType: 'eoa' })
  await expect(handlers.INIT_SMART_ACCOUNT(undefined, context)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
})

test('S-51: a batch becomes one operation, which is signed as shown and valid for the account', async () => {
  const { ask, address, owner, shown, asked } = await createSmart()
  const calls = [
    { to, value: '0x1' },
    { to, data: '0xabcdef' },
  ]
  const batch = { version: '2.0.0', atomicRequired: true, calls }
  const answer = await ask({ method: 'wallet_sendCalls', params: [batch] })
  const [[sent, entryPoint] = expect.unreachable('nothing was sent')] = sentOperations({ asked })
  const { signature, ...operation } = sent
  expect(shown).toMatchObject([{ accountType: 'smartAccount', account: address, operation }])
  expect(entryPoint).toBe(entryPoint07Address)
  const hash = getUserOperationHash({
    chainId: 1,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: toFigures(sent),
  })
  expect(answer).toEqual({ id: hash })
  expect(await recoverOwner(sent)).toBe(owner)
  const called = decodeFunctionData({ abi: MultiSigDeleGator, data: operation.callData })
  const [mode, list] = called.args as [Hex, Hex]
  expect(mode).toBe(`0x01${'00'.repeat(31)}`)
  const struct = parseAbiParameters([
    'Call[] calls',
    'struct Call { address a; uint256 b; bytes c; }',
  ])
  expect(decodeAbiParameters(struct, list)).toEqual([
    [
      { a: to, b: 1n, c: '0x' },
      { a: to, b: 0n, c: '0xabcdef' },
    ],
  ])
})

/**
 * Recovers the address that signed a sent user operation, with the EIP-712 types of the account's
 * contract.
 */
function recoverOwner(sent: Sent): Promise<Hex> {
  const { signature: _, ...packed } = toPackedUserOperation(toFigures(sent))
  const types = {
    PackedUserOperation: [
      { name: 'sender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'initCode', type: 'bytes' },
      { name: 'callData', type: 'bytes' },
      { name: 'accountGasLimits', type: 'bytes32' },
      { name: 'preVerificationGas', type: 'uint256' },
      { name: 'gasFees', type: 'bytes32' },
      { name: 'paymasterAndData', type: 'bytes' },
      { name: 'entryPoint', type: 'address' },
    ],
  } as const
  return recoverTypedDataAddress({
    domain: { name: 'MultiSigDeleGator', version: '1', chainId: 1, verifyingContract: sent.sender },
    types,
    primaryType: 'PackedUserOperation',
    message: { ...packed, entryPoint: entryPoint07Address },
    signature: sent.signature,
  })
}

test('S-51: the approval shows the first use, the fee payer and a sponsored fee', async () => {
  const { ask, shown } = await createSmart()
  await ask({ method: 'wallet_sendCalls', params: [{ calls: [{ to }, { to }] }] })
  const [request = expect.unreachable('nothing was shown')] = shown
  const decoded = decodeRequest(request, { now: 0 })
  expect(decoded.rows.map(({ label }) => label)).toEqual(['All or nothing', 'First use'])
  expect(decoded.raw).toContainEqual({ label: 'Fee paid by', text: sponsor })
  // Limits of the operation and of its paymaster, at 16 wei each.
  expect(decoded.fee).toEqual({ maximum: (0x600n + 0xbn) * 0x10n, sponsored: true })
  expect(decoded.raw.map(({ label }) => label)).toContain('User operation')
  const other = { ...request, params: [{ calls: [{ to }, { to, value: '0x1' }] }] }
  expect(() => decodeRequest(other, { now: 0 })).toThrow('Invalid request')
})

test('S-51: calls that exceed the balance are refused with this reason before a prompt', async () => {
  const nodes = {
    eth_getBalance: () => '0x2ff',
    eth_estimateUserOperationGas: () => {
      throw new Error('execution reverted')
    },
  }
  const { ask, shown } = await createSmart({ nodes })
  const send = (...values: readonly string[]) =>
    ask({ method: 'wallet_sendCalls', params: [{ calls: values.map((value) => ({ to, value })) }] })
  await expect(send('0x200', '0x100')).rejects.toMatchObject({ code: 'insufficient_funds' })
  await expect(send('0x200')).rejects.toMatchObject({ shortMessage: 'execution reverted' })
  // The calls send exactly the balance.
  await expect(send('0x1ff', '0x100')).rejects.toMatchObject({
    shortMessage: 'execution reverted',
  })
  expect(shown).toEqual([])
})

test('behavior: an estimate carries a valid signature of another key than the owner’s', async () => {
  const { ask, owner, asked } = await createSmart()
  await ask({ method: 'wallet_sendCalls', params: [{ calls: [{ to }] }] })
  const question = asked.find(({ method }) => method === 'eth_estimateUserOperationGas')
  const [operation] = (question?.params ?? []) as Sent[]
  const signature = readHex(operation?.signature)
  const signer = await recoverAddress({ hash: hashMessage('anything'), signature })
  expect(signer).not.toBe(owner)
})

test('S-50b: a rejected operation is neither signed nor sent', async () => {
  const { ask, asked } = await createSmart({ refuses: true })
  const sending = ask({ method: 'wallet_sendCalls', params: [{ calls: [{ to }] }] })
  await expect(sending).rejects.toMatchObject({ code: 'user_refused' })
  expect(sentOperations({ asked })).toEqual([])
})

test('behavior: without a paymaster the account pays, up to the shown maximum', async () => {
  const { ask, shown, asked } = await createSmart({
    deployed: true,
    nodes: {
      pm_getPaymasterData: () => {
        throw new Error('used up')
      },
    },
  })
  await ask({ method: 'wallet_sendCalls', params: [{ calls: [{ to }] }] })
  const [request = expect.unreachable('nothing was shown')] = shown
  const decoded = decodeRequest(request, { now: 0 })
  expect(decoded.fee).toEqual({ maximum: 0x600n * 0x10n, sponsored: false })
  expect(decoded.rows).toEqual([])
  const [[operation] = expect.unreachable('nothing was sent')] = sentOperations({ asked })
  expect(operation).not.toHaveProperty('paymaster')
  expect(operation).not.toHaveProperty('factory')
})

test('behavior: a transaction becomes one operation and returns the hash of its transaction', async () => {
  const { ask, address, shown, asked } = await createSmart({
    nodes: { eth_getUserOperationReceipt: () => ({ success: true, logs: [], receipt }) },
  })
  const params = [
    { from: address, to, value: '0x1', gas: '0x5208', maxFeePerGas: '0x1', nonce: '0x9' },
  ]
  expect(await ask({ method: 'eth_sendTransaction', params })).toBe(transactionHash)
  expect(shown[0]?.params).toEqual([{ chainId: '0x1', from: address, to, value: '0x1' }])
  const [[operation] = expect.unreachable('nothing was sent')] = sentOperations({ asked })
  const called = decodeFunctionData({ abi: MultiSigDeleGator, data: operation.callData })
  expect(called.args).toEqual([{ target: to, value: 1n, callData: '0x' }])
})

test('S-51: call data in `input` is shown and executed like `data`', async () => {
  const { ask, address, shown, asked } = await createSmart({
    nodes: { eth_getUserOperationReceipt: () => ({ success: true, logs: [], receipt }) },
  })
  const params = [{ from: address, to, input: '0x1234' }]
  await ask({ method: 'eth_sendTransaction', params })
  const [prompt = expect.unreachable('nothing was shown')] = shown
  const { raw } = decodeRequest(prompt, { now: 0 })
  expect(raw).toContainEqual({ label: 'Call data', text: '0x1234' })
  const [[operation] = expect.unreachable('nothing was sent')] = sentOperations({ asked })
  const called = decodeFunctionData({ abi: MultiSigDeleGator, data: operation.callData })
  expect(called.args).toEqual([{ target: to, value: 0n, callData: '0x1234' }])
})

test('behavior: the status of a batch is the status of its operation', async () => {
  let answer: unknown = null
  const { ask } = await createSmart({ nodes: { eth_getUserOperationReceipt: () => answer } })
  const batch = { version: '2.0.0', id: 'mine', calls: [{ to }] }
  expect(await ask({ method: 'wallet_sendCalls', params: [batch] })).toEqual({ id: 'mine' })
  const status = () => ask({ method: 'wallet_getCallsStatus', params: ['mine'] })
  expect(await status()).toEqual({
    version: '2.0.0',
    id: 'mine',
    chainId: '0x1',
    status: 100,
    atomic: true,
    receipts: [],
  })
  const logs = [{ address: to, data: '0x', topics: [] }]
  answer = { success: true, logs, receipt }
  expect(await status()).toMatchObject({ status: 200, receipts: [{ ...receipt, logs }] })
  // The transaction succeeded, but this operation in it failed.
  answer = { success: false, logs: [], receipt }
  expect(await status()).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  // A document that did not send the operation finds it by hash.
  const params = [`0x${'ab'.repeat(32)}`]
  expect(await ask({ method: 'wallet_getCallsStatus', params })).toMatchObject({ status: 500 })
  answer = null
  const unknown = ask({ method: 'wallet_getCallsStatus', params })
  await expect(unknown).rejects.toMatchObject({ code: 5730 })
})

test.each(['already known', 'the operation is known already'])(
  'S-131e: after a lost answer the same operation is sent again; "%s" counts as accepted',
  async (message) => {
    let sent = 0
    const { ask, asked } = await createSmart({
      nodes: {
        eth_sendUserOperation: () => {
          sent += 1
          if (sent === 1) return new Response(null, { status: 503 })
          throw new Error(message)
        },
      },
    })
    const batch = { version: '2.0.0', id: 'mine', calls: [{ to }] }
    expect(await ask({ method: 'wallet_sendCalls', params: [batch] })).toEqual({ id: 'mine' })
    const [first, second] = sentOperations({ asked })
    expect(second).toEqual(first)
  },
)

test('behavior: an undeployed account signs with ERC-6492 data, a deployed one with ERC-1271', async () => {
  const { ask, address, owner } = await createSmart()
  const params = [toHex('hello'), address]
  const signature = readHex(await ask({ method: 'personal_sign', params }))
  expect(isErc6492Signature(signature)).toBe(true)
  const wrapped = parseErc6492Signature(signature)
  expect(wrapped.address).toBe(smartAccountNetwork.factory)
  const hash = hashMessage('hello')
  expect(await recoverAddress({ hash, signature: wrapped.signature })).toBe(owner)
  const later = await createSmart({ deployed: true })
  const plain = readHex(
    await later.ask({ method: 'personal_sign', params: [toHex('hello'), later.address] }),
  )
  expect(await recoverAddress({ hash, signature: plain })).toBe(later.owner)
})

test('behavior: a request is signed by the account that it names', async () => {
  const { ask, owner, address, shown } = await createSmart()
  await ask({ method: 'personal_sign', params: [toHex('x'), owner] })
  await ask({ method: 'personal_sign', params: [toHex('x'), address] })
  expect(shown.map(({ account, accountType }) => [account, accountType])).toEqual([
    [owner, 'eoa'],
    [address, 'smartAccount'],
  ])
  expect(await ask({ method: 'eth_accounts' })).toEqual([address, owner])
  const foreign = ask({ method: 'eth_sendTransaction', params: [{ from: to, to }] })
  await expect(foreign).rejects.toMatchObject({ code: 'request_refused' })
})

test('behavior: capabilities describe the account on each network', async () => {
  const { ask, owner, address } = await createSmart()
  const none = { atomic: { status: 'unsupported' } }
  const smart = { atomic: { status: 'supported' }, paymasterService: { supported: true } }
  const read = (params: string[]) => ask({ method: 'wallet_getCapabilities', params })
  expect(await read([address])).toEqual({ '0x1': smart, '0xa': none })
  expect(await read([])).toEqual({ '0x1': smart, '0xa': none })
  expect(await read([owner])).toEqual({ '0x1': none, '0xa': none })
})

test('S-14: an app may name only the network’s own paymaster', async () => {
  const { ask, asked } = await createSmart()
  const send = (paymasterService: object) =>
    ask({
      method: 'wallet_sendCalls',
      params: [{ calls: [{ to }], capabilities: { paymasterService } }],
    })
  const context = { policy: 'one' }
  await send({ url: 'https://paymaster.test/elsewhere', context })
  const question = asked.find(({ method }) => method === 'pm_getPaymasterData')
  expect(question).toMatchObject({ url: 'https://paymaster.test/' })
  expect(question?.params).toEqual([expect.anything(), entryPoint07Address, '0x1', context])
  const url = 'https://evil.test/'
  await expect(send({ url })).rejects.toMatchObject({ code: 5700 })
  await send({ url, optional: true })
  expect(asked.map((call) => call.url)).not.toContain(url)
})
