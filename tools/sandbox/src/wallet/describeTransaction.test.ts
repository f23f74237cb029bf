import type { OtherNetwork } from '@latchkey/sandbox-wallet'
import { describeTransaction } from '@latchkey/sandbox-wallet/testing'
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionInstruction as Web3Instruction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planKeys } from '../solana/plan.ts'
import { toTokenAddress } from '../solana/programs/deriveAddress.ts'
import { createTokenAccount } from '../solana/programs/instructions.ts'
import { programIds } from '../solana/programs/programIds.ts'
import { asWeb3 } from '../solana/testing/asWeb3.ts'
import { startTestCluster, type TestCluster } from '../solana/testing/startTestCluster.ts'

const world: { current?: TestCluster } = {}
const get = (): TestCluster => {
  if (!world.current) throw new Error('not started')
  return world.current
}
const gold = planKeys.goldMint.address
const getMira = () => get().keys[0].publicKey
const getJonas = () => get().keys[1].publicKey
const toNetwork = (url: string): OtherNetwork => ({
  namespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet (sandbox)',
  url,
  tokens: { [gold]: 'GOLD' },
})

beforeAll(async () => {
  world.current = await startTestCluster()
})
afterAll(() => get().stop())

async function create(...instructions: TransactionInstruction[]): Promise<string> {
  const { blockhash } = await get().connection.getLatestBlockhash()
  return new Transaction({ feePayer: getMira(), recentBlockhash: blockhash })
    .add(...instructions)
    .serialize({ requireAllSignatures: false })
    .toString('base64')
}

const inWords = (wire: string) => describeTransaction(wire, toNetwork(get().url))

const transfer = (lamports: number) =>
  SystemProgram.transfer({ fromPubkey: getMira(), toPubkey: getJonas(), lamports })

function transferGold(kind: 3 | 12, amount: bigint): TransactionInstruction {
  const data = Buffer.alloc(kind === 12 ? 10 : 9, kind)
  data.writeBigUInt64LE(amount, 1)
  if (kind === 12) data.writeUInt8(6, 9)
  const toAccount = (owner: PublicKey) => new PublicKey(toTokenAddress(owner.toBase58(), gold))
  const mint = { pubkey: new PublicKey(gold), isSigner: false, isWritable: false }
  return new Web3Instruction({
    programId: new PublicKey(programIds.token),
    keys: [
      { pubkey: toAccount(getMira()), isSigner: false, isWritable: true },
      ...(kind === 12 ? [mint] : []),
      { pubkey: toAccount(getJonas()), isSigner: false, isWritable: true },
      { pubkey: getMira(), isSigner: true, isWritable: false },
    ],
    data,
  })
}

const memo = (data: Buffer) =>
  new Web3Instruction({ programId: new PublicKey(programIds.memo), keys: [], data })

test('a transfer of SOL: recipient, amount and fee', async () => {
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 })
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000 })
  expect(await inWords(await create(price, limit, transfer(5_000_000)))).toEqual({
    steps: [{ kind: 'transfer', to: getJonas().toBase58(), lamports: '5000000' }],
    fee: '6000',
  })
})

test('a transfer of GOLD: the person behind the token account', async () => {
  const to = toTokenAddress(getJonas().toBase58(), gold)
  const owner = getJonas().toBase58()
  const checked = await inWords(await create(transferGold(12, 2_500_000n)))
  const known = { mint: gold, decimals: 6, symbol: 'GOLD' }
  expect(checked.steps).toEqual([
    { kind: 'token-transfer', to, owner, amount: '2500000', ...known },
  ])
  const unchecked = await inWords(await create(transferGold(3, 7n)))
  expect(unchecked.steps).toEqual([{ kind: 'token-transfer', to, owner, amount: '7' }])
})

test('memos, new token accounts and unknown programs, in their order', async () => {
  const owner = getJonas().toBase58()
  const account = createTokenAccount({ payer: getMira().toBase58(), owner, mint: gold })
  const unread = memo(Buffer.of(0xff))
  const summary = await inWords(
    await create(memo(Buffer.from('Rechnung 7')), asWeb3(account), unread),
  )
  expect(summary.steps).toEqual([
    { kind: 'memo', text: 'Rechnung 7' },
    { kind: 'create-token-account', owner, mint: gold, symbol: 'GOLD' },
    { kind: 'other', programId: programIds.memo, data: '5Q' },
  ])
})

test('a failing simulation: the error and the program’s log', async () => {
  const much = await inWords(await create(transfer(10 ** 15)))
  expect(much.warning).toMatch(
    /^Custom program error: #1 \(instruction #1\): Transfer: insufficient lamports \d+, need 1000000000000000$/,
  )
  const gold = await inWords(await create(transferGold(12, 10n ** 15n)))
  expect(gold.warning).toMatch(/^Custom program error: #1 \(instruction #1\): insufficient funds$/)
  const wire = await create(transfer(5))
  get().cluster.ledger.advance(151)
  expect(await inWords(wire)).toEqual({
    steps: [expect.objectContaining({ kind: 'transfer' })],
    warning: 'Blockhash not found',
  })
})

test('without an answer from the cluster, or on an unknown cluster: the instructions alone', async () => {
  const wire = await create(transfer(5_000_000))
  const steps = [expect.objectContaining({ kind: 'transfer' })]
  expect(await describeTransaction(wire, toNetwork('http://127.0.0.1:9'))).toEqual({ steps })
  expect(await describeTransaction(wire, undefined)).toEqual({ steps })
})

test('bytes that are not a transaction get no description', async () => {
  expect(await describeTransaction('AQID', undefined)).toEqual({ steps: [] })
})
