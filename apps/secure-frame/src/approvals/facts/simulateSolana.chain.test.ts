import {
  createTokenAccount,
  type Instruction,
  planKeys,
  startTestCluster,
  type TestCluster,
  toTokenAddress,
} from '@latchkey/sandbox/solana/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainReader } from '../../requests/ChainReader.ts'
import { toMessageBytes, u64 } from '../../solana/testing/toMessageBytes.ts'
import { prepareApproval } from '../prepareApproval.ts'
import { programs } from '../solana/programs.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'

/**
 * Solana cluster of the tests. They compare simulated account changes on a real runtime, including
 * changes that no instruction names.
 */
let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
}, 30_000)
afterAll(() => cluster.stop())

const gold = planKeys.goldMint.address
const readKey = (index: number) =>
  cluster.keys[index] ?? expect.unreachable('an account of the sandbox')
const toAddress = (index: number) => readKey(index).publicKey.toBase58()
const toGold = (owner: string) => toTokenAddress(owner, gold)

const reader: ChainReader = {
  async request(method, params, { signal }) {
    return ask(method, params, signal)
  },
}
async function ask(method: string, params: readonly unknown[], signal?: AbortSignal) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(cluster.url, {
    method: 'POST',
    headers,
    body,
    signal: signal ?? null,
  })
  const { result, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), error)
  return result
}

/** Builds a message with one signer, who pays the fee. */
async function toMessage(payer: string, instructions: readonly Instruction[]) {
  const roles = instructions.flatMap(({ accounts }) => accounts)
  const isWritable = (key: string) => roles.some((x) => x.address === key && x.writable)
  const named = [...roles.map((x) => x.address), ...instructions.map((x) => x.programId)]
  const others = [...new Set(named)].filter((key) => key !== payer)
  const fixed = others.filter((key) => !isWritable(key))
  const keys = [payer, ...others.filter(isWritable), ...fixed]
  return toMessageBytes({
    header: [1, 0, fixed.length],
    keys,
    lifetime: (await ask('getLatestBlockhash', [])).value.blockhash,
    instructions: instructions.map(({ programId, accounts, data }) => ({
      program: keys.indexOf(programId),
      accounts: accounts.map(({ address }) => keys.indexOf(address)),
      data,
    })),
  })
}
const toTransaction = (signature: Uint8Array, message: Uint8Array) =>
  Uint8Array.from([1, ...signature, ...message])

async function send(instructions: readonly Instruction[]): Promise<void> {
  const { publicKey, secretKey } = readKey(0)
  const message = await toMessage(publicKey.toBase58(), instructions)
  const bytes = toTransaction(ed25519.sign(message, secretKey.slice(0, 32)), message)
  await ask('sendTransaction', [base64.encode(bytes), { encoding: 'base64' }])
}

async function shown(instructions: readonly Instruction[]) {
  const account = toAddress(0)
  const message = await toMessage(account, instructions)
  const transaction = base58.encode(toTransaction(new Uint8Array(64), message))
  const method = 'solana_signAndSendTransaction'
  const request = createTestRequest({ method, params: { transaction }, account, reader })
  const { changes, verified } = await prepareApproval(request, {
    now: 0,
    signal: AbortSignal.timeout(20_000),
  })
  const list =
    changes?.state === 'known'
      ? changes.changes.map(({ direction, value, to }) =>
          [direction, value.type === 'amount' && value.text, to].filter(Boolean),
        )
      : changes?.state
  return { verified, list }
}

const writable = (address: string) => ({ address, signer: false, writable: true })
const readonly = (address: string) => ({ address, signer: false, writable: false })

/**
 * Builds the instruction `TransferChecked` (12) or `ApproveChecked` (13) for GOLD tokens of the
 * first test account.
 */
function giveGold(kind: 12 | 13, to: string, amount: bigint): Instruction {
  return {
    programId: programs.token,
    accounts: [
      writable(toGold(toAddress(0))),
      readonly(gold),
      writable(to),
      { address: toAddress(0), signer: true, writable: true },
    ],
    data: Uint8Array.from([kind, ...u64(amount), 6]),
  }
}
const fee = ['out', '0.000005']

test('behavior: a transfer shows its amount and the fee', async () => {
  const sent = giveGold(12, toGold(toAddress(1)), 2_500_000n)
  expect(await shown([sent])).toEqual({ verified: true, list: [fee, ['out', '2.5']] })
})

test('S-52i: an allowance is listed although no tokens leave', async () => {
  const spender = toAddress(1)
  expect(await shown([giveGold(13, spender, 2_500_000n)])).toEqual({
    verified: true,
    list: [fee, ['allowance', 'at most 2.5', spender]],
  })
})

test('S-52i: a new close authority is listed with the account’s SOL', async () => {
  const closer = toAddress(1)
  const handed: Instruction = {
    programId: programs.token,
    accounts: [
      writable(toGold(toAddress(0))),
      { address: toAddress(0), signer: true, writable: true },
    ],
    data: Uint8Array.from([6, 3, 1, ...base58.decode(closer)]),
  }
  expect(await shown([handed])).toEqual({
    verified: true,
    list: [fee, ['allowance', 'at most 0.00203928', closer]],
  })
})

test('S-52i: tokens that a program moves are listed, though no instruction names them', async () => {
  const me = toAddress(0)
  const mine = toGold(me)
  const nested = toGold(mine)
  const opened = createTokenAccount({ payer: me, owner: mine, mint: gold })
  await send([opened, giveGold(12, nested, 4_000_000n)])
  // The associated token program withdraws the tokens of a nested token account with inner calls.
  const recovered: Instruction = {
    programId: programs.associatedToken,
    accounts: [
      writable(nested),
      readonly(gold),
      writable(mine),
      readonly(mine),
      readonly(gold),
      { address: me, signer: true, writable: true },
      readonly(programs.token),
    ],
    data: Uint8Array.of(2),
  }
  const { verified, list } = await shown([recovered])
  expect(verified).toBe(false)
  expect(list).toContainEqual(['in', '4'])
})
