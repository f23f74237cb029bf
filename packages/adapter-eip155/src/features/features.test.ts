import type { EthereumFeatures } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { encodeErrorResult, parseAbi } from 'viem/utils'
import { afterEach, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { type FakeProviderOptions, fakeProvider, providerError } from '../testing/fakeProvider.ts'

const networks = [mainnet, polygon]
const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const hash = `0x${'12'.repeat(32)}` as const
const options = { signal: undefined }

async function connect(answers: NonNullable<FakeProviderOptions['answers']>) {
  const provider = fakeProvider({ answers })
  const adapter = createAdapter({ networks })
  const wallet = await adapter.connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks, silent: false, signal: undefined },
  )
  const ethereum: EthereumFeatures | undefined = wallet.features.ethereum
  if (!ethereum) throw new Error('An EVM wallet has these features.')
  return { provider, ethereum }
}
afterEach(() => {
  vi.useRealTimers()
})

const getLast = (provider: { readonly requests: readonly unknown[] }) => provider.requests.at(-1)

test('K-CHAIN-01: sends a transaction from the active account, quantities in hex', async () => {
  const { provider, ethereum } = await connect({ eth_sendTransaction: () => hash })
  const transaction = { to, value: 10n ** 18n, gas: 21_000n } as const
  expect(await ethereum.sendTransaction(transaction, options)).toBe(hash)
  expect(getLast(provider)).toEqual({
    method: 'eth_sendTransaction',
    params: [{ from, to, value: '0xde0b6b3a7640000', gas: '0x5208' }],
  })
})

test('K-CHAIN-01: an invalid transaction hash is an error', async () => {
  const { ethereum } = await connect({ eth_sendTransaction: () => '0x12' })
  await expect(ethereum.sendTransaction({ to }, options)).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test('K-CHAIN-01: signs typed data as JSON, version 4', async () => {
  const { provider, ethereum } = await connect({ eth_signTypedData_v4: () => '0xabcd' })
  const typedData = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 5n },
  }
  expect(await ethereum.signTypedData(typedData, options)).toBe('0xabcd')
  expect(getLast(provider)).toEqual({
    method: 'eth_signTypedData_v4',
    params: [
      from,
      '{"domain":{"name":"Shop","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Order":[{"name":"amount","type":"uint256"}]},"primaryType":"Order","message":{"amount":"5"}}',
    ],
  })
})

test('K-CHAIN-01: writes to a contract with the call data of its ABI', async () => {
  const { provider, ethereum } = await connect({ eth_sendTransaction: () => hash })
  const abi = [
    {
      type: 'function',
      name: 'transfer',
      stateMutability: 'nonpayable',
      inputs: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
      outputs: [{ type: 'bool' }],
    },
  ]
  const call = { address: to, abi, functionName: 'transfer', args: [from, 7n] } as const
  expect(await ethereum.writeContract(call, options)).toBe(hash)
  const data = `0xa9059cbb${from.slice(2).toLowerCase().padStart(64, '0')}${'7'.padStart(64, '0')}`
  expect(getLast(provider)).toMatchObject({ params: [{ from, to, data }] })
  await expect(
    ethereum.writeContract({ ...call, functionName: 'mint' }, options),
  ).rejects.toMatchObject({ code: 'contract_call_invalid' })
})

const balanceOf = {
  type: 'function',
  name: 'balanceOf',
  stateMutability: 'view',
  inputs: [{ name: 'owner', type: 'address' }],
  outputs: [{ type: 'uint256' }],
}

test('K-CHAIN-01: reads from a contract and decodes by the ABI', async () => {
  const { provider, ethereum } = await connect({ eth_call: () => `0x${'2a'.padStart(64, '0')}` })
  const call = { address: to, abi: [balanceOf], functionName: 'balanceOf', args: [from] } as const
  expect(await ethereum.readContract(call, options)).toBe(42n)
  const data = `0x70a08231${from.slice(2).toLowerCase().padStart(64, '0')}`
  expect(getLast(provider)).toEqual({ method: 'eth_call', params: [{ from, to, data }, 'latest'] })
})

test.each([
  ['an answer that is no hex', 'soon', 'invalid_answer'],
  ['an answer of another form', '0x12', 'contract_call_invalid'],
  ['no contract at the address', '0x', 'contract_call_invalid'],
])('K-CHAIN-01: a read fails on %s', async (_, answer, code) => {
  const { ethereum } = await connect({ eth_call: () => answer })
  const call = { address: to, abi: [balanceOf], functionName: 'balanceOf', args: [from] } as const
  await expect(ethereum.readContract(call, options)).rejects.toMatchObject({ code })
})

test('K-CHAIN-01: estimates gas', async () => {
  const { ethereum } = await connect({ eth_estimateGas: () => '0x5208' })
  expect(await ethereum.estimateGas({ to }, options)).toBe(21_000n)
})

const reverted = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  args: ['Not enough gold'],
})
const reverts: readonly (readonly [string, unknown])[] = [
  ['a message', providerError(3, 'execution reverted: Not enough gold')],
  ['data', providerError(3, 'execution reverted', reverted)],
  [
    'data of a nested error',
    providerError(-32_603, 'Internal JSON-RPC error.', { code: 3, data: reverted }),
  ],
  [
    'a message of the original error',
    providerError(-32_603, 'Internal JSON-RPC error.', {
      originalError: { code: 3, message: 'execution reverted: Not enough gold' },
    }),
  ],
  ['data of Parity', providerError(-32_015, 'VM execution error', `Reverted ${reverted}`)],
  [
    'a message of Hardhat',
    providerError(
      -32_603,
      "Error: VM Exception while processing transaction: reverted with reason string 'Not enough gold'",
    ),
  ],
]

test.each(reverts)('C36: a failed estimate shows the reason in %s', async (_, error) => {
  const { ethereum } = await connect({ eth_estimateGas: () => Promise.reject(error) })
  await expect(ethereum.estimateGas({ to }, options)).rejects.toMatchObject({
    code: 'estimate_gas_failed',
    shortMessage: 'error estimating gas',
    reason: 'Not enough gold',
    message: 'Not enough gold',
  })
})

test.each(reverts)('C36: a reverted read shows the reason in %s', async (_, error) => {
  const { ethereum } = await connect({ eth_call: () => Promise.reject(error) })
  const call = { address: to, abi: [balanceOf], functionName: 'balanceOf', args: [from] } as const
  await expect(ethereum.readContract(call, options)).rejects.toMatchObject({
    code: 'contract_reverted',
    reason: 'Not enough gold',
    message: 'Not enough gold',
  })
})

test('C36: a reverted read shows the name of an error of the ABI', async () => {
  const abi = parseAbi(['error Paused()', 'function balanceOf(address) view returns (uint256)'])
  const data = encodeErrorResult({ abi, errorName: 'Paused' })
  const { ethereum } = await connect({
    eth_call: () => Promise.reject(providerError(3, 'execution reverted', data)),
  })
  const call = { address: to, abi, functionName: 'balanceOf', args: [from] } as const
  await expect(ethereum.readContract(call, options)).rejects.toMatchObject({ reason: 'Paused' })
})

test('C36: a failed estimate without a revert shows what the node says', async () => {
  const error = providerError(-32_000, 'insufficient funds for gas * price + value')
  const { ethereum } = await connect({ eth_estimateGas: () => Promise.reject(error) })
  await expect(ethereum.estimateGas({ to }, options)).rejects.toMatchObject({
    message: 'insufficient funds for gas * price + value',
  })
})

test('K-WORLD-02b: a cancelled transaction without a code is a rejection with its text', async () => {
  const { ethereum } = await connect({
    eth_sendTransaction: () => Promise.reject(new Error('Transaction cancelled')),
  })
  await expect(ethereum.sendTransaction({ to }, options)).rejects.toMatchObject({
    code: 'connection_rejected',
    walletText: 'Transaction cancelled',
  })
})

test('K-WORLD-02b: an error of a read, which prompts no user, is no rejection', async () => {
  const { ethereum } = await connect({ eth_call: () => Promise.reject(new Error('aborted')) })
  const call = { address: to, abi: [balanceOf], functionName: 'balanceOf', args: [from] } as const
  await expect(ethereum.readContract(call, options)).rejects.toMatchObject({ code: -32_603 })
})

test('K-CHAIN-01: sends a batch in the new form and reads its id', async () => {
  const { provider, ethereum } = await connect({ wallet_sendCalls: () => ({ id: 'batch-1' }) })
  expect(await ethereum.sendCalls?.([{ to, value: 1n }], options)).toBe('batch-1')
  expect(getLast(provider)).toEqual({
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        atomicRequired: false,
        from,
        chainId: '0x1',
        calls: [{ to, value: '0x1' }],
      },
    ],
  })
})

test('K-CHAIN-01: a wallet of the first EIP-5792 draft gets a batch in that form', async () => {
  const { provider, ethereum } = await connect({
    wallet_sendCalls: (params) => {
      if (JSON.stringify(params).includes('2.0.0')) throw providerError(-32602, 'Invalid params')
      return 'batch-2'
    },
  })
  expect(await ethereum.sendCalls?.([{ to }], options)).toBe('batch-2')
  expect(getLast(provider)).toMatchObject({ params: [{ version: '1.0', from }] })
})

test('K-CHAIN-01: a refused batch is not sent again in the old form', async () => {
  const { provider, ethereum } = await connect({
    wallet_sendCalls: () => {
      throw providerError(4001, 'User rejected')
    },
  })
  await expect(ethereum.sendCalls?.([{ to }], options)).rejects.toMatchObject({
    code: 'connection_rejected',
  })
  const sent = provider.requests.filter(({ method }) => method === 'wallet_sendCalls')
  expect(sent).toHaveLength(1)
})

test.each([
  [100, 'pending'],
  [200, 'confirmed'],
  [400, 'failed'],
  [500, 'failed'],
  [600, 'failed'],
  ['PENDING', 'pending'],
  ['CONFIRMED', 'confirmed'],
])('K-CHAIN-01: a batch of state %s is %s', async (status, expected) => {
  const receipts = [{ transactionHash: hash }, { transactionHash: 'none' }, null]
  const { ethereum } = await connect({ wallet_getCallsStatus: () => ({ status, receipts }) })
  expect(await ethereum.getCallsStatus?.('id', options)).toEqual({
    status: expected,
    transactionHashes: [hash],
  })
})

test.each([
  [200, '0x0', 'failed'],
  ['CONFIRMED', '0x0', 'failed'],
  [200, '0x1', 'confirmed'],
])('K-WORLD-05: a batch of state %s with a receipt of status %s is %s', async (...row) => {
  const [status, receiptStatus, expected] = row
  const receipts = [{ transactionHash: hash, status: receiptStatus }]
  const { ethereum } = await connect({ wallet_getCallsStatus: () => ({ status, receipts }) })
  expect((await ethereum.getCallsStatus?.('id', options))?.status).toBe(expected)
})

test('K-CHAIN-01: reads capabilities by chain', async () => {
  const capabilities = { '0x1': { atomic: { status: 'supported' } } }
  const { ethereum } = await connect({ wallet_getCapabilities: () => capabilities })
  expect(await ethereum.getCapabilities?.(options)).toEqual(capabilities)
})

test('K-WORLD-08: a malformed entry of the capabilities is left out, the rest is used', async () => {
  const good = { atomic: { status: 'supported' } }
  const answer = { '0x1': good, 8453: good, '0xa': null, '0x89': 'all', '0x0': {} }
  const { ethereum } = await connect({ wallet_getCapabilities: () => answer })
  expect(await ethereum.getCapabilities?.(options)).toEqual({ '0x1': good, '0x0': {} })
})

test('K-CHAIN-01: requests and revokes permissions', async () => {
  const { provider, ethereum } = await connect({
    wallet_grantPermissions: () => ({ context: '0x1' }),
    wallet_revokePermissions: () => null,
  })
  const request = { expiry: 1_893_456_000 }
  expect(await ethereum.grantPermissions?.(request, options)).toEqual({ context: '0x1' })
  await ethereum.revokePermissions?.({ context: '0x1' }, options)
  expect(getLast(provider)).toMatchObject({ params: [{ context: '0x1' }] })
})

test('K-CHAIN-01: lists assets of the network without invalid rows', async () => {
  const metadata = { name: 'Gold', symbol: 'GOLD', decimals: 6 }
  const { ethereum } = await connect({
    wallet_getAssets: () => ({
      '0x1': [
        { type: 'native', balance: '0x10' },
        { type: 'erc20', address: to.toLowerCase(), balance: '0x5', metadata },
        { type: 'erc20', balance: '0x5' },
        { type: 'erc20', address: to, balance: 'many' },
        {
          type: 'native',
          balance: '0x1',
          metadata: { price: 3_000, iconUrl: 'https://a.example/e' },
        },
        { type: 'native', balance: '0x2', metadata: { price: -1, iconUrl: 7 } },
        null,
      ],
    }),
  })
  expect(await ethereum.getAssets?.(options)).toEqual([
    { type: 'native', balance: 16n },
    { type: 'erc20', address: to, balance: 5n, ...metadata },
    { type: 'native', balance: 1n, priceUsd: 3_000, iconUrl: 'https://a.example/e' },
    { type: 'native', balance: 2n },
  ])
})

test('K-CHAIN-01: requests that the wallet shows a token', async () => {
  const { provider, ethereum } = await connect({ wallet_watchAsset: () => true })
  const asset = { address: to, symbol: 'GOLD', decimals: 6 } as const
  expect(await ethereum.watchAsset?.(asset, options)).toBe(true)
  expect(getLast(provider)).toMatchObject({ params: { type: 'ERC20', options: asset } })
})

test('behavior: a method unknown to the wallet fails as an unsupported feature', async () => {
  const { ethereum } = await connect({})
  await expect(ethereum.sendCalls?.([{ to }], options)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
})

const erc20Abi = [{ ...balanceOf, name: 'burn', stateMutability: 'nonpayable', outputs: [] }]

test.each<[string, (ethereum: EthereumFeatures, chainId: number) => Promise<unknown> | undefined]>([
  ['a transaction', (each, chainId) => each.sendTransaction({ to }, { ...options, chainId })],
  ['a batch', (each, chainId) => each.sendCalls?.([{ to }], { ...options, chainId })],
  [
    'a contract call',
    (each, chainId) => {
      const call = { address: to, abi: erc20Abi, functionName: 'burn', args: [from] } as const
      return each.writeContract(call, { ...options, chainId })
    },
  ],
])('K-CHAIN-01: %s for another chain is not sent', async (_, send) => {
  const { provider, ethereum } = await connect({
    eth_sendTransaction: () => hash,
    wallet_sendCalls: () => 'batch',
  })
  await expect(send(ethereum, 137)).rejects.toMatchObject({ code: 'wrong_chain' })
  expect(provider.requests.some(({ method }) => method.includes('send'))).toBe(false)
  expect(await send(ethereum, 1)).toMatch(/^0x|batch/)
})

test('K-CHAIN-01: the request contains the intended chain id', async () => {
  const { provider, ethereum } = await connect({ eth_sendTransaction: () => hash })
  await ethereum.sendTransaction({ to }, { ...options, chainId: 137, switchNetwork: true })
  expect(getLast(provider)).toMatchObject({ params: [{ chainId: '0x89' }] })
})

/** Creates answers of a wallet that agrees to switch and carries the switch out after `delayMs`. */
function lateSwitch(delayMs: number, method = 'wallet_switchEthereumChain') {
  let chainId = '0x1'
  return {
    eth_chainId: () => chainId,
    eth_sendTransaction: () => hash,
    [method]: () => {
      setTimeout(() => {
        chainId = '0x89'
      }, delayMs)
      return null
    },
  }
}
const toPolygon = { ...options, chainId: 137, switchNetwork: true }

test('K-WORLD-03: a transaction waits until the wallet is on the network', async () => {
  vi.useFakeTimers()
  const { provider, ethereum } = await connect(lateSwitch(400))
  const sending = ethereum.sendTransaction({ to }, toPolygon)
  await vi.advanceTimersByTimeAsync(399)
  expect(provider.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  await vi.advanceTimersByTimeAsync(201)
  expect(await sending).toBe(hash)
})

test('K-WORLD-03: the event of the wallet ends the wait', async () => {
  vi.useFakeTimers()
  const { provider, ethereum } = await connect(lateSwitch(60_000))
  const sending = ethereum.sendTransaction({ to }, toPolygon)
  await vi.advanceTimersByTimeAsync(50)
  provider.emit('chainChanged', '0x89')
  expect(await sending).toBe(hash)
  expect(provider.getListenerCount()).toBe(0)
})

test('K-WORLD-03: a switch that is not carried out fails at the deadline', async () => {
  vi.useFakeTimers()
  const { provider, ethereum } = await connect(lateSwitch(60_000))
  const sending = ethereum.sendTransaction({ to }, toPolygon)
  const failing = expect(sending).rejects.toMatchObject({ code: 'wrong_chain' })
  await vi.advanceTimersByTimeAsync(10_000)
  await failing
  expect(provider.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  expect(provider.getListenerCount()).toBe(0)
})

test('K-WORLD-03: an added network gets time to become active before a second request', async () => {
  vi.useFakeTimers()
  const unknown = () => {
    throw providerError(4902, 'Unrecognized chain ID')
  }
  const answers = lateSwitch(400, 'wallet_addEthereumChain')
  const { provider, ethereum } = await connect({ ...answers, wallet_switchEthereumChain: unknown })
  const sending = ethereum.sendTransaction({ to }, toPolygon)
  await vi.advanceTimersByTimeAsync(600)
  expect(await sending).toBe(hash)
  const asked = provider.requests.filter(({ method }) => method === 'wallet_switchEthereumChain')
  expect(asked).toHaveLength(1)
})
