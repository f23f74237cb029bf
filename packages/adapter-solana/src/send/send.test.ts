import { SendMismatchError, type SendOrder } from '@latchkey/core'
import { getBase64Encoder } from '@solana/kit'
import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import {
  type ClusterAnswers,
  ClusterError,
  clusterNetwork,
  fakeCluster,
} from '../testing/fakeCluster.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { readTransfer, toTransfer } from '../transaction/toTransfer.ts'
import { findTokenAccount } from './programs.ts'
import { readTokenTransfer, toTokenTransfer } from './toTokenTransfer.ts'

const [from = '', to = '', mint = ''] = testAddresses
const source = 'So11111111111111111111111111111111111111112'
const other = 'BPFLoaderUpgradeab1e11111111111111111111111'
const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const { caipNetworkId } = clusterNetwork
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const holding = (amount: string, decimals = 6) => ({
  pubkey: source,
  account: { owner: program, data: { parsed: { info: { tokenAmount: { amount, decimals } } } } },
})
const accountOf = (info: object = {}, owner = program) => ({ owner, data: { parsed: { info } } })
const usual: ClusterAnswers = {
  getTokenAccountsByOwner: () => ({ value: [holding('5'), holding('2000000')] }),
  getAccountInfo: (key) => ({ value: key === mint ? accountOf() : null }),
}

async function connect(answers: ClusterAnswers = {}) {
  const chain = fakeCluster({ ...usual, ...answers })
  server.use(chain.handler)
  const provider = fakeStandardWallet()
  const networks = [clusterNetwork]
  const wallet = await createAdapter({ networks }).connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks, silent: false, signal: undefined },
  )
  const { send } = wallet.features
  if (!send) throw new Error('A Solana wallet sends.')
  const readSimulated = () => {
    const call = chain.calls.find(({ method }) => method === 'simulateTransaction')
    const bytes = getBase64Encoder().encode(String(call?.params[0]))
    return parseTransaction(Uint8Array.from(bytes)).message
  }
  return { chain, send, readSimulated }
}

const coins: SendOrder = { caipNetworkId, to, amount: 7n }
const tokens: SendOrder = { ...coins, amount: 1_500_000n, token: { address: mint, decimals: 6 } }

test('K-SEND-06: sends SOL', async () => {
  const { send, readSimulated } = await connect()
  expect(await send.send(coins)).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  expect(readTransfer(readSimulated())).toEqual({ from, to, lamports: 7n })
})

test("K-SEND-06: sends a token to the recipient's associated account and creates it if missing", async () => {
  const { send, readSimulated } = await connect()
  await send.send(tokens)
  const message = readSimulated()
  const destination = await findTokenAccount({ owner: to, mint, program })
  expect(readTokenTransfer(message)).toEqual({
    ...{ program, sources: [source], mint, destination },
    owner: from,
    amount: 1_500_000n,
    decimals: 6,
  })
  expect(message.version === 'legacy' && message.instructions).toHaveLength(2)
  server.resetHandlers()
  const known = await connect({
    getAccountInfo: (key) => ({
      value: key === mint || key === destination ? accountOf() : null,
    }),
  })
  await known.send.send(tokens)
  const second = known.readSimulated()
  expect(second.version === 'legacy' && second.instructions).toHaveLength(1)
})

test('S-66: a token whose decimals differ from the shown ones is not sent', async () => {
  const { send, chain } = await connect({
    getTokenAccountsByOwner: () => ({ value: [holding('2000000', 9)] }),
  })
  await expect(send.send(tokens)).rejects.toBeInstanceOf(SendMismatchError)
  expect(chain.getMethods()).not.toContain('simulateTransaction')
})

test.each([
  ['InsufficientFundsForFee', [], 'Not enough SOL for the network fee'],
  [
    { InsufficientFundsForRent: { account_index: 1 } },
    [],
    'Not enough SOL: the account must keep a minimum balance',
  ],
  [
    { InstructionError: [0, { Custom: 1 }] },
    ['Transfer: insufficient lamports 5, need 7'],
    'Not enough SOL for this transfer',
  ],
])('K-SEND-11: %o becomes an error with text for the user', async (err, logs, text) => {
  const { send } = await connect({ simulateTransaction: () => ({ value: { err, logs } }) })
  await expect(send.send(coins)).rejects.toMatchObject({
    code: 'send_transaction_failed',
    shortMessage: text,
  })
})

test('K-SEND-11: an insufficient token balance fails before any request to the wallet', async () => {
  const { send } = await connect()
  await expect(send.send({ ...tokens, amount: 9_000_000n })).rejects.toMatchObject({
    shortMessage: 'Not enough of this token for the transfer',
  })
})

test('behavior: a wallet on another network receives no request', async () => {
  const { send } = await connect()
  const order = { ...coins, caipNetworkId: 'solana:devnet' } as const
  await expect(send.send(order)).rejects.toMatchObject({ code: 'send_mismatch' })
})

test('behavior: a recipient without an account of the token also costs its rent', async () => {
  const { send } = await connect()
  const { reserve, normal } = await send.getFees(tokens)
  expect([reserve, normal]).toEqual([5_000n, 2_044_280n])
  expect((await send.getFees(coins)).normal).toBe(5_000n)
})

test('behavior: a program counts as a contract, a wallet and a token account do not', async () => {
  const { send } = await connect({ getAccountInfo: () => ({ value: { owner: other } }) })
  expect(await send.isContract({ caipNetworkId, to })).toBe(true)
  server.resetHandlers()
  const held = await connect({ getAccountInfo: () => ({ value: accountOf() }) })
  expect(await held.send.isContract({ caipNetworkId, to })).toBe(false)
  server.resetHandlers()
  const plain = await connect({ getAccountInfo: () => ({ value: { owner: '1'.repeat(32) } }) })
  expect(await plain.send.isContract({ caipNetworkId, to })).toBe(false)
})

test('S-66: the built transaction decodes to the order for any amount', async () => {
  const units = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
  await fc.assert(
    fc.asyncProperty(units, fc.integer({ min: 0, max: 255 }), fc.boolean(), async (...given) => {
      const [amount, decimals, creates] = given
      const lamports = amount
      const coin = toTransfer({ from, to, lamports, blockhash: '1'.repeat(32) })
      expect(readTransfer(parseTransaction(coin).message)).toEqual({ from, to, lamports })
      const destination = { account: other, ...(creates && { newOwner: to }) }
      const sources = [{ account: source, amount }]
      const order = { from, mint, program, sources, destination, decimals }
      const said = readTokenTransfer(parseTransaction(toTokenTransfer(order)).message)
      expect(said).toMatchObject({ owner: from, mint, sources: [source], amount, decimals })
    }),
    { numRuns: 40 },
  )
})

const account = (amount: string) => accountOf({ tokenAmount: { amount } })

test('behavior: simulates the transfer unsigned and with any blockhash', async () => {
  const { send, chain, readSimulated } = await connect()
  expect(await send.simulate?.(coins)).toEqual({ fails: false, arrives: undefined })
  expect(readTransfer(readSimulated())).toEqual({ from, to, lamports: 7n })
  const call = chain.calls.find(({ method }) => method === 'simulateTransaction')
  expect(call?.params[1]).toEqual({
    ...{ encoding: 'base64', sigVerify: false },
    ...{ commitment: 'confirmed', replaceRecentBlockhash: true },
  })
})

test.each([
  [null, '1400000', 1_400_000n],
  [account('100'), '1500100', 1_500_000n],
])(
  'behavior: the forecast of a token contains the arriving amount, after %o',
  async (before, after, arrives) => {
    const place = await findTokenAccount({ owner: to, mint, program })
    const { send } = await connect({
      getAccountInfo: (key) => ({ value: key === mint ? accountOf() : key === place && before }),
      simulateTransaction: () => ({ value: { err: null, logs: [], accounts: [account(after)] } }),
    })
    expect(await send.simulate?.(tokens)).toEqual({ fails: false, arrives })
  },
)

test.each([
  ['InsufficientFundsForFee', 'Not enough SOL for the network fee'],
  [{ InstructionError: [0, { Custom: 6000 }] }, undefined],
])('behavior: the forecast reports that the cluster would refuse, %o', async (err, reason) => {
  const { send } = await connect({ simulateTransaction: () => ({ value: { err, logs: [] } }) })
  expect(await send.simulate?.(coins)).toEqual({ fails: true, reason })
})

test('error: simulation fails if the cluster cannot simulate', async () => {
  const { send } = await connect({
    simulateTransaction: () => new ClusterError(-32_601, 'Method not found'),
  })
  await expect(send.simulate?.(coins)).rejects.toMatchObject({ code: -32_601 })
})

/** Reads the position on a cluster with this latest signature and block height. */
async function readPosition(
  { signatures, height = 151 }: { signatures: unknown; height?: number },
  since?: string,
) {
  const { send } = await connect({
    getSignaturesForAddress: (key, options) => {
      expect([key, options]).toEqual([from, { limit: 1, commitment: 'confirmed' }])
      return signatures
    },
    getBlockHeight: () => height,
  })
  return send.readPosition?.({ caipNetworkId, from, since })
}

test('K-WORLD-02c: the position is the latest signature and the last valid block', async () => {
  expect(await readPosition({ signatures: [{ signature: 'abc' }] })).toBe('abc@150')
  expect(await readPosition({ signatures: [] })).toBe('@150')
})

test('K-WORLD-02c: a newer signature moves the position; an expired blockhash settles it', async () => {
  const signatures = [{ signature: 'abc' }]
  expect(await readPosition({ signatures }, 'xyz@150')).toBe('abc')
  expect(await readPosition({ signatures, height: 1 }, '@150')).toBe('abc')
  expect(await readPosition({ signatures: [] }, 'abc@150')).toBe('')
  expect(await readPosition({ signatures }, 'abc@150')).toBe('abc@150')
  const early = readPosition({ signatures, height: 150 }, 'abc@150')
  await expect(early).rejects.toMatchObject({ code: 'invalid_answer' })
})

test.each([[null], [[{}]], [['abc']]])(
  'K-WORLD-02c: invalid signatures %j are no position',
  async (signatures) => {
    const invalid = { code: 'invalid_answer' }
    await expect(readPosition({ signatures })).rejects.toMatchObject(invalid)
    await expect(readPosition({ signatures }, 'abc@150')).rejects.toMatchObject(invalid)
  },
)

test('K-WORLD-02c: a cluster that reports no last valid block gives no position', async () => {
  const { send } = await connect({
    getSignaturesForAddress: () => [],
    getLatestBlockhash: () => ({ value: { blockhash: 'hash' } }),
  })
  const reading = send.readPosition?.({ caipNetworkId, from })
  await expect(reading).rejects.toMatchObject({ code: 'invalid_answer' })
})
