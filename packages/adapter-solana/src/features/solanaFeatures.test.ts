import { solanaCommitments } from '@latchkey/core'
import { getBase58Decoder, getBase64Encoder, getTransactionDecoder } from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import {
  blockhash,
  type ClusterAnswers,
  ClusterError,
  clusterNetwork,
  fakeCluster,
} from '../testing/fakeCluster.ts'
import {
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { toTransfer } from '../transaction/toTransfer.ts'

const [from = '', to = ''] = testAddresses
const unbounded = { signal: undefined }
const signature = getBase58Decoder().decode(new Uint8Array(64).fill(7))
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

type Setup = {
  readonly answers?: FakeStandardWalletOptions['answers']
  readonly cluster?: ClusterAnswers
}

async function connect({ answers = {}, cluster = {} }: Setup = {}) {
  const chain = fakeCluster({ sendTransaction: () => signature, ...cluster })
  server.use(chain.handler)
  const provider = fakeStandardWallet({ answers })
  const networks = [clusterNetwork]
  const info = { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' } as const
  const wallet = await createAdapter({ networks }).connect(
    { info, provider },
    { networks, silent: false, signal: undefined },
  )
  const { solana } = wallet.features
  if (!solana) throw new Error('no features')
  return { provider, chain, solana }
}

/** A wallet that only signs, so that the kit sends the signed transaction over the RPC. */
const signsOnly = { answers: { 'solana:signAndSendTransaction': undefined } }
const bare = () => toTransfer({ from, to, lamports: 7n, blockhash: zeroKey })

function isSigned(bytes: Uint8Array): boolean {
  const { signatures } = getTransactionDecoder().decode(bytes)
  return Object.values(signatures).every((each) => each !== null)
}

test('K-CHAIN-02: a transaction is filled in and signed', async () => {
  const { solana, provider } = await connect()
  const signed = await solana.signTransaction?.(bare(), unbounded)
  const { message, signed: some } = parseTransaction(signed ?? new Uint8Array())
  expect([message.staticAccounts[0], message.lifetimeToken, some]).toEqual([from, blockhash, true])
  expect(provider.calls.at(-1)?.inputs[0]).toMatchObject({ chain: 'solana:mainnet' })
})

test('K-CHAIN-02: several transactions are signed in one request, in their order', async () => {
  const { solana, provider } = await connect()
  const transactions = [1n, 2n, 3n].map((lamports) => toTransfer({ from, to, lamports, blockhash }))
  const signed = (await solana.signAllTransactions?.(transactions, unbounded)) ?? []
  expect(signed.map(isSigned)).toEqual([true, true, true])
  expect(signed.map((bytes) => bytes.slice(65))).toEqual(
    transactions.map((bytes) => bytes.slice(65)),
  )
  expect(provider.calls.filter(({ feature }) => feature === 'solana:signTransaction')).toHaveLength(
    1,
  )
})

test('K-CHAIN-02: a wallet that sends itself gets the transaction after the simulation', async () => {
  const { solana, provider, chain } = await connect()
  const sent = await solana.signAndSendTransaction(bare(), { ...unbounded, maxRetries: 2 })
  expect(sent).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  expect(chain.getMethods()).toEqual([
    'getGenesisHash',
    'simulateTransaction',
    'getLatestBlockhash',
  ])
  expect(provider.calls.at(-1)?.inputs[0]?.['options']).toEqual({
    preflightCommitment: 'confirmed',
    skipPreflight: false,
    maxRetries: 2,
  })
})

test('K-CHAIN-02: the kit sends the transaction if the wallet only signs', async () => {
  const { solana, chain } = await connect(signsOnly)
  const sent = await solana.transfer({ to, lamports: 7n }, unbounded)
  expect(chain.getMethods().slice(1)).toEqual([
    'getBalance',
    'simulateTransaction',
    'getRecentPrioritizationFees',
    'getLatestBlockhash',
    'sendTransaction',
  ])
  const [text, settings] = chain.calls.at(-1)?.params ?? []
  const bytes = new Uint8Array(getBase64Encoder().encode(String(text)))
  expect(isSigned(bytes)).toBe(true)
  expect(getBase58Decoder().decode(bytes.slice(1, 65))).toBe(sent)
  expect(settings).toEqual({
    encoding: 'base64',
    preflightCommitment: 'confirmed',
    skipPreflight: false,
  })
})

test('K-CHAIN-04: exactly the eight commitments are accepted', async () => {
  const { solana, chain } = await connect(signsOnly)
  const asked: unknown[] = []
  for (const preflightCommitment of solanaCommitments) {
    await solana.signAndSendTransaction(bare(), { ...unbounded, preflightCommitment })
    asked.push(Object(chain.calls.at(-1)?.params[1])['preflightCommitment'])
  }
  expect(asked).toEqual([
    'processed',
    'confirmed',
    'finalized',
    'processed',
    'confirmed',
    'confirmed',
    'finalized',
    'finalized',
  ])
  const before = chain.calls.length
  for (const wrong of [
    'Confirmed',
    'confirmed ',
    '',
    'finalised',
    'singlegossip',
    'toString',
    null,
    1,
  ]) {
    const options = { ...unbounded, preflightCommitment: wrong as 'max' }
    const sending = solana.signAndSendTransaction(bare(), options)
    await expect(sending).rejects.toMatchObject({ code: 'commitment_invalid' })
    const moving = solana.transfer({ to, lamports: 1n }, options)
    await expect(moving).rejects.toMatchObject({ code: 'commitment_invalid' })
  }
  expect(chain.calls).toHaveLength(before)
})

const overspend = { InstructionError: [0, { Custom: 1 }] }

test('K-CHAIN-02: the wallet receives no transaction that fails in simulation', async () => {
  const logs = [
    'Program 11111111111111111111111111111111 invoke [1]',
    'Transfer: insufficient lamports 1, need 2',
  ]
  const { solana, provider } = await connect({
    cluster: { simulateTransaction: () => ({ value: { err: overspend, logs } }) },
  })
  await expect(solana.transfer({ to, lamports: 7n }, unbounded)).rejects.toMatchObject({
    name: 'SimulationFailedError',
    code: 'simulation_failed',
    reason: 'InstructionError: 0, Custom: 1',
    logs,
  })
  expect(provider.calls.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('parameters: skipPreflight skips the simulation', async () => {
  const { solana, chain } = await connect({
    ...signsOnly,
    cluster: { simulateTransaction: () => ({ value: { err: overspend } }) },
  })
  const options = { ...unbounded, skipPreflight: true }
  expect(await solana.transfer({ to, lamports: 7n }, options)).toMatch(
    /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
  )
  expect(chain.getMethods()).not.toContain('simulateTransaction')
})

test('error: a refusal of the cluster on sending has the form of a failed simulation', async () => {
  const data = { err: 'BlockhashNotFound', logs: [] }
  const { solana } = await connect({
    ...signsOnly,
    cluster: { sendTransaction: () => new ClusterError(-32_002, 'Simulation failed', data) },
  })
  await expect(solana.transfer({ to, lamports: 7n }, unbounded)).rejects.toMatchObject({
    code: 'simulation_failed',
    reason: 'BlockhashNotFound',
  })
})

test('K-CHAIN-06: a refused transaction is not sent', async () => {
  const refuse = () => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  const { solana, chain } = await connect({
    answers: { 'solana:signTransaction': refuse, 'solana:signAndSendTransaction': undefined },
  })
  await expect(solana.transfer({ to, lamports: 7n }, unbounded)).rejects.toMatchObject({
    code: 'connection_rejected',
  })
  expect(chain.getMethods()).not.toContain('sendTransaction')
})

test('S-62: invalid answers to signing and sending are rejected', async () => {
  for (const answer of [null, {}, [], [{}], [{ signedTransaction: 'text' }], [1, 2]]) {
    const { solana } = await connect({
      answers: {
        'solana:signTransaction': () => answer,
        'solana:signAndSendTransaction': () => answer,
      },
    })
    await expect(solana.signTransaction?.(bare(), unbounded)).rejects.toMatchObject({
      code: 'invalid_answer',
    })
    await expect(solana.signAndSendTransaction(bare(), unbounded)).rejects.toMatchObject({
      code: 'maybe_sent',
    })
  }
})

test('S-63: an invalid answer of the cluster is refused', async () => {
  const cluster = { getLatestBlockhash: () => ({ value: null }) }
  const { solana } = await connect({ ...signsOnly, cluster })
  await expect(solana.transfer({ to, lamports: 7n }, unbounded)).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test('S-63: the signature comes from the signed bytes, whatever the cluster answers', async () => {
  const ids: unknown[] = []
  const answers = [{ signature }, 'no', signature, new Response(null, { status: 503 })]
  for (const answer of answers) {
    const { solana } = await connect({ ...signsOnly, cluster: { sendTransaction: () => answer } })
    ids.push(await solana.transfer({ to, lamports: 7n }, unbounded))
  }
  expect(new Set(ids).size).toBe(1)
  expect(ids).not.toContain(signature)
})

test('behavior: polls each second until the transaction is confirmed', async () => {
  const levels = [
    null,
    { confirmationStatus: 'processed', err: null },
    new Response(null, { status: 500 }),
  ]
  const { solana, chain } = await connect({
    cluster: {
      getSignatureStatuses: () => {
        const next = levels.shift()
        if (next instanceof Response) return next
        return {
          value: [next === undefined ? { confirmationStatus: 'confirmed', err: null } : next],
        }
      },
    },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  let done = false
  const waiting = solana.waitForConfirmation(signature, unbounded).then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  await waiting
  expect(chain.calls.at(-1)?.params).toEqual([[signature], { searchTransactionHistory: true }])
})

test('behavior: a transaction that is not confirmed within 25 s times out', async () => {
  const { solana } = await connect({ cluster: { getSignatureStatuses: () => ({ value: [null] }) } })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const waiting = expect(solana.waitForConfirmation(signature, unbounded)).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  await vi.advanceTimersByTimeAsync(25_500)
  await waiting
})

test('error: a transaction that failed on the chain is an error', async () => {
  const { solana } = await connect({
    cluster: { getSignatureStatuses: () => ({ value: [{ err: overspend }] }) },
  })
  await expect(solana.waitForConfirmation(signature, unbounded)).rejects.toMatchObject({
    code: 'transaction_failed',
    reason: 'InstructionError: 0, Custom: 1',
  })
})

test('S-134d: an abort ends the wait', async () => {
  const { solana } = await connect({ cluster: { getSignatureStatuses: () => ({ value: [null] }) } })
  const controller = new AbortController()
  const left = new Error('left')
  const waiting = solana.waitForConfirmation(signature, { signal: controller.signal })
  controller.abort(left)
  await expect(waiting).rejects.toBe(left)
})
