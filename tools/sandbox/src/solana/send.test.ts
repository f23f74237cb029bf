import { createAdapter } from '@latchkey/adapter-solana'
import { fakeStandardWallet, testAddresses } from '@latchkey/adapter-solana/testing'
import type { Network } from '@latchkey/core'
import { solanaDevnet } from '@latchkey/core/networks'
import {
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectible } from './programs/createCollectible.ts'
import { toTokenAddress } from './programs/deriveAddress.ts'
import { createMint, createTokenAccount, mintTokens } from './programs/instructions.ts'
import { programIds } from './programs/programIds.ts'
import { asWeb3 } from './testing/asWeb3.ts'
import { startTestCluster, type TestCluster } from './testing/startTestCluster.ts'

const world: { current?: TestCluster } = {}
const get = (): TestCluster => {
  if (!world.current) throw new Error('not started')
  return world.current
}
const [from = '', to = '', empty = ''] = testAddresses
const { caipNetworkId } = solanaDevnet

beforeAll(async () => {
  world.current = await startTestCluster({ slotMs: 20 })
  await fund(from, 10 * LAMPORTS_PER_SOL)
})
afterAll(() => get().stop())

async function fund(address: string, lamports: number): Promise<void> {
  const { connection } = get()
  const signature = await connection.requestAirdrop(new PublicKey(address), lamports)
  await connection.confirmTransaction(signature)
}

/** Connects a wallet that only signs, so that the adapter sends the transaction itself. */
async function connect(address = from) {
  const network: Network = { ...solanaDevnet, rpcUrls: { default: { http: [get().url] } } }
  const provider = fakeStandardWallet({
    addresses: [address],
    answers: { 'solana:signAndSendTransaction': undefined },
  })
  const networks = [network]
  const { features } = await createAdapter({ networks }).connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks, silent: false, signal: undefined },
  )
  if (!features.send) throw new Error('no sending')
  return features.send
}

/** Creates a second account of a mint, which is not the owner's default one. */
function createSecondAccount(payer: Keypair, account: Keypair, mint: string, rent: number) {
  return [
    SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: account.publicKey,
      lamports: rent,
      space: 165,
      programId: new PublicKey(programIds.token),
    }),
    new TransactionInstruction({
      programId: new PublicKey(programIds.token),
      keys: [
        { pubkey: account.publicKey, isSigner: false, isWritable: true },
        { pubkey: new PublicKey(mint), isSigner: false, isWritable: false },
      ],
      data: Buffer.concat([Buffer.of(18), new PublicKey(from).toBuffer()]),
    }),
  ]
}

/** Mints 1,000 units for the default account of the wallet and moves 400 to its second one. */
async function createSpreadToken(): Promise<{ readonly mint: string; readonly second: string }> {
  const { keys, connection } = get()
  const [payer] = keys
  const [key, second] = [Keypair.generate(), Keypair.generate()]
  const mint = key.publicKey.toBase58()
  const authority = payer.publicKey.toBase58()
  const rents = await Promise.all(
    [82, 165].map((bytes) => connection.getMinimumBalanceForRentExemption(bytes)),
  )
  const [mintRent = 0, accountRent = 0] = rents
  const setup = new Transaction().add(
    ...createMint({
      ...{ payer: authority, authority, mint, decimals: 2 },
      rentLamports: BigInt(mintRent),
    }).map(asWeb3),
    asWeb3(createTokenAccount({ payer: authority, owner: from, mint })),
    asWeb3(mintTokens({ mint, authority, owner: from, amount: 600n, decimals: 2 })),
    ...createSecondAccount(payer, second, mint, accountRent),
    // Mints to the second account, which has no derived address.
    new TransactionInstruction({
      programId: new PublicKey(programIds.token),
      keys: [key.publicKey, second.publicKey, payer.publicKey].map((pubkey, index) => ({
        pubkey,
        isSigner: index === 2,
        isWritable: index < 2,
      })),
      data: Buffer.concat([Buffer.of(14, 0x90, 1), Buffer.alloc(6), Buffer.of(2)]),
    }),
  )
  await sendAndConfirmTransaction(connection, setup, [payer, key, second])
  return { mint, second: second.publicKey.toBase58() }
}

const readUnits = async (account: string) =>
  (await get().connection.getTokenAccountBalance(new PublicKey(account))).value.amount
const readLamports = (address: string) => get().connection.getBalance(new PublicKey(address))

test('K-WORLD-11b: a balance spread over two accounts arrives, and the rent is the shown one', async () => {
  const { mint } = await createSpreadToken()
  const send = await connect()
  const order = { caipNetworkId, to, amount: 1_000n, token: { address: mint, decimals: 2 } }
  const fees = await send.getFees(order)
  const before = await readLamports(from)
  const id = await send.send(order)
  await send.waitFor({ caipNetworkId, id })
  const account = toTokenAddress(to, mint)
  expect(await readUnits(account)).toBe('1000')
  expect(BigInt(before - (await readLamports(from)))).toBe(fees.normal)
  expect(fees.normal - fees.reserve).toBe(BigInt(await readLamports(account)))
  expect((await send.getFees(order)).normal).toBe(fees.reserve)
})

test('K-WORLD-11b: a token account that is not the default one is paid directly', async () => {
  const { mint, second } = await createSpreadToken()
  const send = await connect()
  const order = { caipNetworkId, to: second, amount: 100n, token: { address: mint, decimals: 2 } }
  expect((await send.getFees(order)).normal).toBe(5_000n)
  const id = await send.send(order)
  await send.waitFor({ caipNetworkId, id })
  expect(await readUnits(second)).toBe('500')
})

test('K-WORLD-23b: the rent of an account of Token-2022 is that of its real size', async () => {
  const { keys, connection } = get()
  const [payer] = keys
  const mint = Keypair.generate()
  const instructions = createCollectible({
    payer: payer.publicKey.toBase58(),
    mint: mint.publicKey.toBase58(),
    owner: from,
    name: 'Card',
    symbol: 'CARD',
    uri: 'https://card.example/1',
    getRentLamports: (bytes) => (128n + BigInt(bytes)) * 6_960n,
  })
  const setup = new Transaction().add(...instructions.map(asWeb3))
  await sendAndConfirmTransaction(connection, setup, [payer, mint])
  const send = await connect()
  const token = { address: mint.publicKey.toBase58(), decimals: 0 }
  const order = { caipNetworkId, to, amount: 1n, token }
  const before = await readLamports(from)
  const { normal, reserve } = await send.getFees(order)
  expect(normal - reserve).toBe(2_074_080n)
  const id = await send.send(order)
  await send.waitFor({ caipNetworkId, id })
  expect(BigInt(before - (await readLamports(from)))).toBe(normal)
})

test('K-WORLD-23b: the rest of a whole balance becomes the priority fee', async () => {
  await fund(empty, LAMPORTS_PER_SOL)
  const send = await connect(empty)
  const amount = BigInt(LAMPORTS_PER_SOL) - 5_300n
  const id = await send.send({ caipNetworkId, to, amount })
  await send.waitFor({ caipNetworkId, id })
  expect(await readLamports(empty)).toBe(0)
})
