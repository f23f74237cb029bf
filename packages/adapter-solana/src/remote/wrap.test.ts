import {
  type CaipNetworkId,
  ConnectionRejectedError,
  FeatureNotSupportedError,
  type RemoteSigner,
  type WalletListener,
} from '@latchkey/core'
import { solana, solanaDevnet, solanaTestnet } from '@latchkey/core/networks'
import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  signBytes,
} from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { blockhash, clusterNetwork, fakeCluster } from '../testing/fakeCluster.ts'
import { readTestKey, testAddresses } from '../testing/testKeys.ts'
import { insertSignature } from '../transaction/insertSignature.ts'
import { toTransfer } from '../transaction/toTransfer.ts'

const networks = [clusterNetwork, solanaDevnet, solanaTestnet]
const [address = '', to = ''] = testAddresses
const unbounded = { signal: undefined }
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Params = Readonly<Record<string, unknown>>
type Answers = Readonly<Record<string, (params: Params) => unknown>>

const toBytes = (text: unknown) => new Uint8Array(getBase64Encoder().encode(String(text)))
const toText = (bytes: Uint8Array) => getBase64Decoder().decode(bytes)
const sign = async (bytes: Uint8Array) =>
  new Uint8Array(await signBytes(await readTestKey(address), bytes))

async function signTransaction(text: unknown): Promise<Uint8Array> {
  const bytes = toBytes(text)
  return insertSignature(bytes, address, await sign(bytes.slice(65)))
}

const usual: Answers = {
  solana_signMessage: async ({ message }) => {
    const bytes = new Uint8Array(getBase58Encoder().encode(String(message)))
    return { signature: getBase58Decoder().decode(await sign(bytes)) }
  },
  solana_signTransaction: async ({ transaction }) => ({
    transaction: toText(await signTransaction(transaction)),
  }),
  solana_signAllTransactions: async ({ transactions }) => ({
    transactions: await Promise.all(
      (Array.isArray(transactions) ? transactions : []).map(async (each) =>
        toText(await signTransaction(each)),
      ),
    ),
  }),
  solana_signAndSendTransaction: async ({ transaction }) => ({
    signature: getBase58Decoder().decode((await signTransaction(transaction)).slice(1, 65)),
  }),
}

function fakeRemote(answers: Answers = usual, overrides: Partial<RemoteSigner> = {}) {
  let networkId: CaipNetworkId = solana.caipNetworkId
  const requests: { readonly method: string; readonly params: unknown }[] = []
  const listeners = new Set<WalletListener>()
  const remote: RemoteSigner = {
    namespace: 'solana',
    info: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Far Wallet', namespace: 'solana' },
    getNetworkIds: () => [solana.caipNetworkId, solanaDevnet.caipNetworkId],
    getNetworkId: () => networkId,
    setNetworkId: (next) => {
      networkId = next
    },
    getAccounts: () => [{ address }],
    getMethods: () => Object.keys(answers),
    request: async ({ method, params }) => {
      requests.push({ method, params })
      const answer = answers[method]
      if (!answer) throw new FeatureNotSupportedError({ feature: method })
      return answer(Object(params))
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect: async () => undefined,
    ...overrides,
  }
  return { remote, requests }
}

async function wrap(answers?: Answers, overrides?: Partial<RemoteSigner>) {
  const { remote, requests } = fakeRemote(answers, overrides)
  const settings = { networks, silent: true, signal: undefined }
  const wallet = await createAdapter({ networks }).wrap(remote, settings)
  return { wallet, requests, remote }
}

const transfer = (lamports = 7n) => toTransfer({ from: address, to, lamports, blockhash })

test('default: accounts and network come from the session', async () => {
  const { wallet, requests } = await wrap()
  expect(await wallet.getAccounts(unbounded)).toEqual([{ address }])
  expect(await wallet.getNetworkId(unbounded)).toBe(solana.caipNetworkId)
  expect(wallet.features.getApprovedNetworkIds?.()).toHaveLength(2)
  expect(requests).toEqual([])
})

test('behavior: sends a text to sign as base58 of its bytes', async () => {
  const { wallet, requests } = await wrap()
  const signature = await wallet.features.signMessage?.({ message: 'Hi', address }, unbounded)
  expect(getBase58Encoder().encode(signature ?? '')).toHaveLength(64)
  expect(requests).toEqual([
    { method: 'solana_signMessage', params: { message: '6Wc', pubkey: address } },
  ])
})

test('behavior: sends a legacy transaction also as fields, for wallets that read those', async () => {
  const { wallet, requests } = await wrap()
  const signed = await wallet.features.solana?.signTransaction?.(transfer(), unbounded)
  expect(signed).toEqual(await signTransaction(toText(transfer())))
  expect(requests[0]?.params).toEqual({
    transaction: toText(transfer()),
    pubkey: address,
    feePayer: address,
    recentBlockhash: blockhash,
    instructions: [
      {
        programId: '11111111111111111111111111111111',
        data: getBase58Decoder().decode(new Uint8Array([2, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0])),
        keys: [
          { pubkey: address, isSigner: true, isWritable: true },
          { pubkey: to, isSigner: false, isWritable: true },
        ],
      },
    ],
  })
})

test('behavior: inserts the signature of an old answer, which has only the signature', async () => {
  const old = async ({ transaction }: Params) => {
    const signed = await signTransaction(transaction)
    return { signature: getBase58Decoder().decode(signed.slice(1, 65)) }
  }
  const { wallet } = await wrap({ solana_signTransaction: old })
  const signed = await wallet.features.solana?.signTransaction?.(transfer(), unbounded)
  expect(signed).toEqual(await signTransaction(toText(transfer())))
})

test('behavior: several transactions need a single request if granted, else one request each', async () => {
  const both = [transfer(1n), transfer(2n)]
  const expected = await Promise.all(both.map((each) => signTransaction(toText(each))))
  const together = await wrap()
  const signAll = together.wallet.features.solana?.signAllTransactions
  expect(await signAll?.(both, unbounded)).toEqual(expected)
  expect(together.requests.map(({ method }) => method)).toEqual(['solana_signAllTransactions'])

  const { solana_signAllTransactions: _, ...granted } = usual
  const single = await wrap(granted)
  const signEach = single.wallet.features.solana?.signAllTransactions
  expect(await signEach?.(both, unbounded)).toEqual(expected)
  expect(single.requests.map(({ method }) => method)).toEqual([
    'solana_signTransaction',
    'solana_signTransaction',
  ])
})

test('behavior: sends after a simulation, with its options', async () => {
  const cluster = fakeCluster()
  server.use(cluster.handler)
  const { wallet, requests } = await wrap()
  const sending = wallet.features.solana?.signAndSendTransaction(transfer(), unbounded)
  expect(await sending).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  expect(cluster.getMethods()).toContain('simulateTransaction')
  expect(requests[0]?.params).toEqual({
    transaction: toText(transfer()),
    pubkey: address,
    sendOptions: { preflightCommitment: 'confirmed', skipPreflight: false },
  })
})

test('behavior: has only the granted features', async () => {
  const { wallet } = await wrap({ solana_signMessage: () => ({}) })
  expect(Object.keys(wallet.features)).toEqual([
    'switchNetwork',
    'getApprovedNetworkIds',
    'signMessage',
  ])
})

test('behavior: a switch to an approved network sends no request', async () => {
  const { wallet, requests } = await wrap()
  await wallet.features.switchNetwork?.(solanaDevnet, unbounded)
  expect(await wallet.getNetworkId(unbounded)).toBe(solanaDevnet.caipNetworkId)
  const switching = wallet.features.switchNetwork?.(solanaTestnet, unbounded)
  await expect(switching).rejects.toMatchObject({ code: 'connector_chain_not_found' })
  expect(requests).toEqual([])
})

test('S-62: an answer of another form is refused', async () => {
  const answers = [
    null,
    {},
    { signature: 7 },
    { signature: 'x' },
    { signature: '0OIl' },
    { transaction: '!' },
  ]
  for (const answer of answers) {
    const { wallet } = await wrap({
      solana_signMessage: () => answer,
      solana_signTransaction: () => answer,
    })
    const signing = wallet.features.signMessage?.({ message: 'Hi', address }, unbounded)
    await expect(signing).rejects.toMatchObject({ code: 'invalid_answer' })
    const transaction = wallet.features.solana?.signTransaction?.(transfer(), unbounded)
    await expect(transaction).rejects.toMatchObject({ code: 'invalid_answer' })
  }
  const few = await wrap({ ...usual, solana_signAllTransactions: () => ({ transactions: [] }) })
  const signAll = few.wallet.features.solana?.signAllTransactions
  await expect(signAll?.([transfer(), transfer()], unbounded)).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test('K-CHAIN-06: a refusal becomes the rejected error', async () => {
  const refuse = () => {
    throw new ConnectionRejectedError({ connectorId: 'walletConnect' })
  }
  const { wallet } = await wrap({ solana_signMessage: refuse })
  const signing = wallet.features.signMessage?.({ message: 'Hi', address }, unbounded)
  await expect(signing).rejects.toMatchObject({ code: 'connection_rejected' })
})

test('error: another namespace, no configured network and no account are refused', async () => {
  const cases = [
    [{ namespace: 'eip155' as const }, 'unsupported_namespace'],
    [{ getNetworkIds: () => ['solana:x' as const] }, 'connector_chains_unsupported'],
    [{ getAccounts: () => [] }, 'connector_not_connected'],
  ] as const
  for (const [overrides, code] of cases) {
    await expect(wrap(usual, overrides)).rejects.toMatchObject({ code })
  }
})

/** Answers of the secure frame by method. It encodes transactions as base58. */
const framed: Answers = {
  ...usual,
  solana_signTransaction: async ({ transaction }) => {
    const bytes = new Uint8Array(getBase58Encoder().encode(String(transaction)))
    const signed = insertSignature(bytes, address, await sign(bytes.slice(65)))
    return { transaction: getBase58Decoder().decode(signed) }
  },
}

test('behavior: exchanges base58 and no further fields with the secure frame', async () => {
  const { wallet, requests } = await wrap(framed, { encoding: 'base58' })
  const transaction = transfer()
  const signed = await wallet.features.solana?.signTransaction?.(transaction, unbounded)
  expect(signed?.slice(1, 65)).toEqual(await sign(transaction.slice(65)))
  expect(requests).toEqual([
    {
      method: 'solana_signTransaction',
      params: { transaction: getBase58Decoder().decode(transaction) },
    },
  ])
})

test("K-CHAIN-08: a switch that needs the peer's consent waits for the peer's answer", async () => {
  const asked: CaipNetworkId[] = []
  const { wallet } = await wrap(usual, {
    switchNetwork: async (caipNetworkId) => {
      asked.push(caipNetworkId)
    },
  })
  await wallet.features.switchNetwork?.(solanaDevnet, unbounded)
  expect(asked).toEqual([solanaDevnet.caipNetworkId])
})
