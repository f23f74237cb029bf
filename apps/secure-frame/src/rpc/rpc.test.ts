import type { RpcCall } from '@latchkey/bridge'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  type Hex,
  hashMessage,
  hashTypedData,
  isHex,
  keccak256,
  parseTransaction,
  recoverAddress,
  recoverMessageAddress,
  recoverTransactionAddress,
  type TransactionSerializedLegacy,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { decodeRequest } from '../approvals/decodeRequest.ts'
import { createTestFrame, type TestFrame } from '../testing/createTestFrame.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function createLoggedIn(...parameters: Parameters<typeof createTestFrame>) {
  const test = await createTestFrame(...parameters)
  const { address } = await test.logIn()
  const ask = (call: RpcCall) => test.handlers.RPC_REQUEST(call, test.context)
  return { ...test, address, ask }
}

const readHex = (value: unknown): Hex => {
  if (!isHex(value)) return expect.unreachable('no hex')
  return value
}

const sentBytes = ({ asked }: Pick<TestFrame, 'asked'>) =>
  asked
    .filter(({ method }) => method === 'eth_sendRawTransaction')
    .map(({ params }) => {
      const bytes = Array.isArray(params) ? params[0] : undefined
      if (!isHex(bytes) || !bytes.startsWith('0x02')) return expect.unreachable('no transaction')
      return bytes as `0x02${string}`
    })

test('S-28c: personal_sign shows the message and signs it with the account', async () => {
  const { ask, address, shown } = await createLoggedIn()
  const params = [toHex('hello'), address]
  const signature = await ask({ method: 'personal_sign', params })
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatchObject({
    origin: 'https://app.test',
    account: address,
    caipNetworkId: 'eip155:1',
    params,
  })
  expect(await recoverMessageAddress({ message: 'hello', signature: readHex(signature) })).toBe(
    address,
  )
})

test('S-51: a request that was approved after its abort is not signed', async () => {
  const asking = new AbortController()
  const { handlers, context, address, shown, asked } = await createLoggedIn({
    decide: async () => asking.abort(),
  })
  const call: RpcCall = { method: 'eth_sendTransaction', params: [{ from: address, to }] }
  const sending = handlers.RPC_REQUEST(call, { ...context, signal: asking.signal })
  await expect(sending).rejects.toThrow(/abort/i)
  expect(shown).toHaveLength(1)
  expect(sentBytes({ asked })).toEqual([])
})

test('S-50b: a rejected request is not signed', async () => {
  const { ask, address } = await createLoggedIn({ refuses: true })
  const signing = ask({ method: 'personal_sign', params: [toHex('hello'), address] })
  await expect(signing).rejects.toMatchObject({ code: 'user_refused' })
})

test('behavior: typed data is signed as EIP-712', async () => {
  const { ask, address } = await createLoggedIn()
  const data = {
    domain: { name: 'Test', chainId: 1 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signature = await ask({
    method: 'eth_signTypedData_v4',
    params: [address, JSON.stringify(data)],
  })
  const hash = hashTypedData({ ...data, domain: { name: 'Test', chainId: 1n } })
  expect(await recoverAddress({ hash, signature: readHex(signature) })).toBe(address)
})

test('S-51: a transaction is filled before it is shown, and sent exactly as shown', async () => {
  const test = await createLoggedIn()
  const value = '0xde0b6b3a7640000'
  const params = [{ from: test.address, to, value }]
  await test.ask({ method: 'eth_sendTransaction', params, chainId: 1 })
  const [bytes] = sentBytes(test)
  if (!bytes) return expect.unreachable('nothing was sent')
  const sent = parseTransaction(bytes)
  const gwei = 1_000_000_000n
  expect(sent).toMatchObject({
    chainId: 1,
    nonce: 7,
    gas: 21_000n,
    value: 10n ** 18n,
    maxFeePerGas: 3n * gwei,
    maxPriorityFeePerGas: gwei,
  })
  expect(sent.to?.toLowerCase()).toBe(to.toLowerCase())
  expect(test.shown[0]?.params).toEqual([
    {
      from: test.address,
      to,
      value,
      chainId: '0x1',
      nonce: '0x7',
      gas: '0x5208',
      maxFeePerGas: toHex(3n * gwei),
      maxPriorityFeePerGas: toHex(gwei),
    },
  ])
  expect(await recoverTransactionAddress({ serializedTransaction: bytes })).toBe(test.address)
})

test('behavior: a null field of a transaction counts as absent', async () => {
  const test = await createLoggedIn()
  const nothing = { chainId: null, nonce: null, gas: null, gasPrice: null, accessList: null }
  const params = [{ from: test.address, to, value: '0x1', data: null, ...nothing }]
  await test.ask({ method: 'eth_sendTransaction', params, chainId: 1 })
  const [bytes = expect.unreachable('nothing was sent')] = sentBytes(test)
  expect(parseTransaction(bytes)).toMatchObject({ chainId: 1, nonce: 7, gas: 21_000n })
})

test('S-51: without a base fee the host’s incomplete fee is neither shown nor paid', async () => {
  const { ask, address, shown } = await createLoggedIn({
    nodes: { eth_getBlockByNumber: () => ({}), eth_gasPrice: () => '0x10' },
  })
  const params = [{ from: address, to, value: '0x1', maxFeePerGas: '0x1' }]
  await ask({ method: 'eth_sendTransaction', params, chainId: 1 })
  const [prompt = expect.unreachable('nothing was shown')] = shown
  expect(prompt.params).toEqual([expect.not.objectContaining({ maxFeePerGas: '0x1' })])
  expect(prompt.params).toMatchObject([{ gasPrice: '0x10' }])
  expect(decodeRequest(prompt, { now: 0 }).fee).toEqual({ maximum: 21_000n * 16n })
})

test('S-28c: a type 0 transaction is signed by the account and only for its chain', async () => {
  const { ask, address, asked } = await createLoggedIn({
    nodes: { eth_getBlockByNumber: () => ({}), eth_gasPrice: () => '0x10' },
  })
  await ask({ method: 'eth_sendTransaction', params: [{ from: address, to, value: '0x1' }] })
  const sent = asked.find(({ method }) => method === 'eth_sendRawTransaction')?.params
  const bytes = readHex(Array.isArray(sent) ? sent[0] : undefined) as TransactionSerializedLegacy
  expect(parseTransaction(bytes)).toMatchObject({ type: 'legacy', chainId: 1, gasPrice: 16n })
  expect(await recoverTransactionAddress({ serializedTransaction: bytes })).toBe(address)
})

test('S-14: an RPC URL of the host is never called', async () => {
  const { ask, asked, address } = await createLoggedIn()
  const rpcUrl = 'https://evil.node.test/'
  await ask({ method: 'eth_blockNumber', rpcUrl })
  await ask({ method: 'eth_sendTransaction', params: [{ from: address, to }], rpcUrl })
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(['https://one.node.test/']))
})

test('behavior: a node’s error reaches the host with its message', async () => {
  const { ask, address } = await createLoggedIn({
    nodes: {
      eth_estimateGas: () => {
        throw new Error('execution reverted: no')
      },
    },
  })
  const sending = ask({
    method: 'eth_sendTransaction',
    params: [{ from: address, to, data: '0x01' }],
  })
  await expect(sending).rejects.toMatchObject({ shortMessage: 'execution reverted: no' })
})

test('S-51: an insufficient balance has its own error for any error of the node', async () => {
  const nodes = {
    eth_getBalance: () => '0xff',
    eth_estimateGas: () => {
      throw new Error('execution reverted')
    },
  }
  const { ask, address, shown } = await createLoggedIn({ nodes })
  const send = (value: string) =>
    ask({ method: 'eth_sendTransaction', params: [{ from: address, to, value }] })
  await expect(send('0x100')).rejects.toMatchObject({
    code: 'insufficient_funds',
    shortMessage: 'Not enough ETH for this amount',
  })
  await expect(send('0xff')).rejects.toMatchObject({ shortMessage: 'execution reverted' })
  expect(shown).toEqual([])
})

test.each(['already known', 'transaction already imported', 'the transaction is known already'])(
  'S-131e: after a lost answer the same bytes are sent again; "%s" counts as accepted',
  async (message) => {
    let sent = 0
    const { ask, address, asked } = await createLoggedIn({
      nodes: {
        eth_sendRawTransaction() {
          sent += 1
          // Each of the two nodes loses one answer.
          if (sent <= 2) return new Response(null, { status: 503 })
          throw new Error(message)
        },
      },
    })
    const params = [{ from: address, to, value: '0x1' }]
    const hash = await ask({ method: 'eth_sendTransaction', params })
    const [first = expect.unreachable('nothing was sent'), ...again] = sentBytes({ asked })
    expect(hash).toBe(keccak256(first))
    expect(again).toEqual([first, first])
  },
)

test('error: a transaction that a node rejects is not reported as sent', async () => {
  const { ask, address } = await createLoggedIn({
    nodes: {
      eth_sendRawTransaction() {
        throw new Error('nonce too low')
      },
    },
  })
  const params = [{ from: address, to, value: '0x1' }]
  await expect(ask({ method: 'eth_sendTransaction', params })).rejects.toThrow('nonce too low')
})

test('S-13: an unsupported request is refused before any prompt or node call', async () => {
  const { ask, asked, shown, address } = await createLoggedIn()
  const refused = await Promise.allSettled([
    ask({ method: 'wallet_grantPermissions', params: [] }),
    ask({ method: 'wallet_getAssets', params: [{}] }),
    ask({ method: 'eth_sendTransaction', params: [{ from: to, to: address }] }),
    ask({ method: 'personal_sign', params: [toHex('x'), address], chainId: 5 }),
  ])
  expect(refused.map((x) => x.status === 'rejected' && x.reason.code)).toEqual([
    'feature_not_supported',
    'invalid_request',
    'request_refused',
    'unsupported_chain',
  ])
  expect(asked).toEqual([])
  expect(shown).toEqual([])
})

test('behavior: a batch is sent call by call, with a status by its id', async () => {
  const receipts = new Map<string, string>()
  const test = await createLoggedIn({
    nodes: {
      eth_getTransactionReceipt: ([hash]) => {
        const status = receipts.get(String(hash))
        return status === undefined
          ? null
          : {
              logs: [],
              status,
              blockHash: '0x1',
              blockNumber: '0x1',
              gasUsed: '0x1',
              transactionHash: hash,
            }
      },
    },
  })
  const batch = {
    version: '2.0.0',
    id: 'batch-1',
    calls: [
      { to, value: '0x1' },
      { to, value: '0x2' },
    ],
  }
  expect(await test.ask({ method: 'wallet_sendCalls', params: [batch] })).toEqual({ id: 'batch-1' })
  expect(sentBytes(test).map((bytes) => parseTransaction(bytes).nonce)).toEqual([7, 8])
  expect(test.shown).toHaveLength(1)
  expect(test.shown[0]?.fee?.maximum).toBe(2n * 21_000n * 3_000_000_000n)

  const status = () => test.ask({ method: 'wallet_getCallsStatus', params: ['batch-1'] })
  expect(await status()).toMatchObject({ status: 100, atomic: false, chainId: '0x1' })
  const sent = sentBytes(test)
  for (const bytes of sent) receipts.set(keccak256(bytes), '0x1')
  expect(await status()).toMatchObject({ status: 200 })
  receipts.set(keccak256(sent[1] ?? '0x'), '0x0')
  expect(await status()).toMatchObject({ status: 600 })
  await expect(test.ask({ method: 'wallet_sendCalls', params: [batch] })).rejects.toMatchObject({
    code: 5720,
  })
})

test.each([
  [{ atomicRequired: true, calls: [{ to }, { to }] }, 5760],
  [{ calls: [{ to }], capabilities: { paymasterService: { url: 'x' } } }, 5700],
  [{ calls: Array.from({ length: 65 }, () => ({ to })) }, 5740],
])('error: the batch %j is rejected', async (batch, code) => {
  const { ask, shown } = await createLoggedIn()
  await expect(ask({ method: 'wallet_sendCalls', params: [batch] })).rejects.toMatchObject({ code })
  await expect(ask({ method: 'wallet_getCallsStatus', params: ['nobody'] })).rejects.toMatchObject({
    code: 5730,
  })
  expect(shown).toEqual([])
})

test('behavior: capabilities report that atomic execution is unsupported', async () => {
  const { ask, address } = await createLoggedIn()
  const told = { '0x1': { atomic: { status: 'unsupported' } } }
  expect(await ask({ method: 'wallet_getCapabilities' })).toEqual(told)
  expect(await ask({ method: 'wallet_getCapabilities', params: [address, ['0x5']] })).toEqual({})
})

test('S-28c: a Solana message and a transaction are signed with the Solana account', async () => {
  const { ask, handlers, context, frame } = await createLoggedIn()
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { address } = await handlers.GET_USER({ chainId }, context)
  const bytes = new TextEncoder().encode('hello')
  const signed = await ask({
    method: 'solana_signMessage',
    params: { message: base58.encode(bytes), pubkey: address },
    chainNamespace: 'solana',
    chainId,
  })
  const signature = readField(signed, 'signature')
  expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(address))).toBe(true)

  // A minimal message: one signer, one program, one instruction without data.
  const key = base58.decode(address)
  const message = new Uint8Array([
    1,
    0,
    1,
    2,
    ...key,
    ...new Uint8Array(32).fill(7),
    ...new Uint8Array(32).fill(9),
    1,
    1,
    0,
    0,
  ])
  const unsigned = new Uint8Array([1, ...new Uint8Array(64), ...message])
  const answer = await ask({
    method: 'solana_signTransaction',
    params: { transaction: base58.encode(unsigned) },
    chainNamespace: 'solana',
    chainId,
  })
  const transaction = base58.decode(readField(answer, 'transaction'))
  expect(transaction.subarray(65)).toEqual(message)
  expect(ed25519.verify(transaction.subarray(1, 65), message, key)).toBe(true)
  expect(frame.vault.getAddresses()?.solana).toBe(address)
})

function readField(value: unknown, name: string): string {
  const field: unknown = value && typeof value === 'object' ? Reflect.get(value, name) : undefined
  return typeof field === 'string' ? field : expect.unreachable(`no ${name}`)
}

test('S-53: the sign-in message of the app is filled in, shown and signed with the login', async () => {
  const { handlers, context, shown, address } = await createLoggedIn()
  const text = 'app.test wants you to sign in with your Ethereum account:\n<<AccountAddress>>'
  const siwxMessage = {
    accountAddress: '<<AccountAddress>>',
    chainId: 'eip155:1',
    domain: 'app.test',
    uri: 'https://app.test',
    version: '1',
    nonce: '12345678',
    serializedMessage: text,
  }
  const user = await handlers.GET_USER({ siwxMessage }, context)
  const message = text.replace('<<AccountAddress>>', address)
  expect(user).toMatchObject({ message, siwxMessage: { accountAddress: address } })
  expect(shown[0]?.params).toEqual([toHex(message), address])
  const hash = hashMessage(message)
  expect(await recoverAddress({ hash, signature: readHex(user.signature) })).toBe(address)
})
