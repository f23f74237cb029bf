import {
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planKeys } from './plan.ts'
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
const gold = new PublicKey(planKeys.goldMint.address)
const tokenProgram = new PublicKey(programIds.token)

beforeAll(async () => {
  world.current = await startTestCluster()
})
afterAll(() => get().stop())

const holdings = async (owner: PublicKey, mint: PublicKey = gold) => {
  const { value } = await get().connection.getParsedTokenAccountsByOwner(owner, { mint })
  return value.map(({ pubkey, account }) => ({
    address: pubkey.toBase58(),
    info: account.data.parsed.info,
  }))
}

type Transfer = { readonly from: Keypair; readonly to: PublicKey; readonly amount: bigint }

/** Builds a Solana `TransferChecked` instruction from bytes, without a library. */
function transferGold({ from, to, amount }: Transfer): TransactionInstruction {
  const data = Buffer.alloc(10, 12)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(6, 9)
  const toAccount = (owner: PublicKey) =>
    new PublicKey(toTokenAddress(owner.toBase58(), gold.toBase58()))
  return new TransactionInstruction({
    programId: tokenProgram,
    keys: [
      { pubkey: toAccount(from.publicKey), isSigner: false, isWritable: true },
      { pubkey: gold, isSigner: false, isWritable: false },
      { pubkey: toAccount(to), isSigner: false, isWritable: true },
      { pubkey: from.publicKey, isSigner: true, isWritable: false },
    ],
    data,
  })
}

test('default: every development account has GOLD', async () => {
  const { keys, connection } = get()
  for (const { publicKey } of keys)
    expect(await holdings(publicKey)).toEqual([
      {
        address: toTokenAddress(publicKey.toBase58(), gold.toBase58()),
        info: {
          isNative: false,
          mint: gold.toBase58(),
          owner: publicKey.toBase58(),
          state: 'initialized',
          tokenAmount: {
            amount: '1000000000',
            decimals: 6,
            uiAmount: 1000,
            uiAmountString: '1000',
          },
        },
      },
    ])
  expect((await connection.getTokenSupply(gold)).value.uiAmountString).toBe('10000')
})

test('behavior: our token addresses are those of Solana’s own library', () => {
  for (const { publicKey } of get().keys) {
    const [wanted] = PublicKey.findProgramAddressSync(
      [publicKey.toBuffer(), tokenProgram.toBuffer(), gold.toBuffer()],
      new PublicKey(programIds.associatedToken),
    )
    expect(toTokenAddress(publicKey.toBase58(), gold.toBase58())).toBe(wanted.toBase58())
  }
})

test('behavior: a transfer of GOLD to an owner without a token account', async () => {
  const { keys, connection } = get()
  const [from] = keys
  const { publicKey: to } = Keypair.generate()
  const account = { payer: from.publicKey.toBase58(), owner: to.toBase58(), mint: gold.toBase58() }
  const transaction = new Transaction().add(
    asWeb3(createTokenAccount(account)),
    transferGold({ from, to, amount: 2_500_000n }),
  )
  const signature = await sendAndConfirmTransaction(connection, transaction, [from])
  const [held] = await holdings(to)
  expect(held?.info.tokenAmount.uiAmountString).toBe('2.5')
  const balance = await connection.getTokenAccountBalance(new PublicKey(held?.address ?? ''))
  expect(balance.value).toMatchObject({ amount: '2500000', uiAmount: 2.5 })
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta?.preTokenBalances?.map((x) => x.uiTokenAmount.amount)).toEqual(['1000000000'])
  expect(found?.meta?.postTokenBalances?.map((x) => x.uiTokenAmount.amount).toSorted()).toEqual([
    '2500000',
    '997500000',
  ])
})

test('behavior: a new mint with its own authority', async () => {
  const { keys, connection } = get()
  const [owner] = keys
  const mint = Keypair.generate()
  const [payer, address] = [owner.publicKey.toBase58(), mint.publicKey.toBase58()]
  const rent = await connection.getMinimumBalanceForRentExemption(82)
  const transaction = new Transaction().add(
    ...createMint({
      payer,
      mint: address,
      authority: payer,
      decimals: 2,
      rentLamports: BigInt(rent),
    }).map(asWeb3),
    asWeb3(createTokenAccount({ payer, owner: payer, mint: address })),
    asWeb3(
      mintTokens({ mint: address, authority: payer, owner: payer, amount: 700n, decimals: 2 }),
    ),
  )
  await sendAndConfirmTransaction(connection, transaction, [owner, mint])
  const [held] = await holdings(owner.publicKey, mint.publicKey)
  expect(held?.info.tokenAmount.uiAmountString).toBe('7')
  const all = await connection.getTokenAccountsByOwner(owner.publicKey, { programId: tokenProgram })
  expect(all.value).toHaveLength(2)
  const { value } = await connection.getParsedAccountInfo(mint.publicKey)
  expect(value?.data).toMatchObject({
    program: 'spl-token',
    parsed: { type: 'mint', info: { decimals: 2, supply: '700', mintAuthority: payer } },
  })
})

test('error: more GOLD than the balance', async () => {
  const { keys, connection } = get()
  const [from, { publicKey: to }] = keys
  const transaction = new Transaction().add(transferGold({ from, to, amount: 10n ** 15n }))
  const sending = sendAndConfirmTransaction(connection, transaction, [from])
  await expect(sending).rejects.toMatchObject({
    logs: expect.arrayContaining(['Program log: Error: insufficient funds']),
  })
})

test('error: only the sandbox can mint GOLD', async () => {
  const { keys, connection } = get()
  const [owner] = keys
  const address = owner.publicKey.toBase58()
  const mint = { mint: gold.toBase58(), authority: address, owner: address }
  const transaction = new Transaction().add(
    asWeb3(mintTokens({ ...mint, amount: 1n, decimals: 6 })),
  )
  const sending = sendAndConfirmTransaction(connection, transaction, [owner])
  await expect(sending).rejects.toThrow('custom program error: 0x4')
})

test('error: addresses without a token', async () => {
  const { keys, connection } = get()
  const [{ publicKey }] = keys
  await expect(connection.getTokenSupply(publicKey)).rejects.toThrow('not a Token mint')
  await expect(connection.getTokenAccountBalance(gold)).rejects.toThrow('not a Token account')
  const programId = SystemProgram.programId
  const listing = connection.getTokenAccountsByOwner(publicKey, { programId })
  await expect(listing).rejects.toThrow('unrecognized Token program id')
})
