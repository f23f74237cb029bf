import { GOLD_DECIMALS, planKeys, startBalances, toKey } from '../plan.ts'
import { createCollectible } from '../programs/createCollectible.ts'
import type { Instruction } from '../programs/Instruction.ts'
import {
  createMint,
  createTokenAccount,
  MINT_BYTES,
  mintTokens,
  transferLamports,
} from '../programs/instructions.ts'
import { type SigningKey, signTransaction } from '../wire/signTransaction.ts'
import type { Ledger } from './createLedger.ts'
import { LedgerRefusedError } from './LedgerRefusedError.ts'
import { describeTransactionError } from './TransactionError.ts'

/**
 * Lamports of the sandbox's own Solana account: 5,000,000 SOL. A JavaScript number still represents
 * them exactly.
 */
const BANK_LAMPORTS = 5_000_000_000_000_000n

/**
 * Executes instructions in a Solana transaction that the sandbox's own account pays for.
 *
 * @throws {LedgerRefusedError} A program rejected an instruction.
 */
export function sendFromBank(
  ledger: Ledger,
  instructions: readonly Instruction[],
  keys: readonly SigningKey[] = [],
): string {
  const wire = signTransaction({
    keys: [planKeys.bank, ...keys],
    instructions,
    blockhash: ledger.getBlockhash(),
  })
  const { err, signature } = ledger.send(wire)
  if (err !== null) throw new LedgerRefusedError(describeTransactionError(err))
  return signature
}

export type GiveTokensParameters = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
}

function toGift({ mint, owner, amount }: GiveTokensParameters): readonly Instruction[] {
  const { address: bank } = planKeys.bank
  return [
    createTokenAccount({ payer: bank, owner, mint }),
    mintTokens({ mint, authority: bank, owner, amount, decimals: GOLD_DECIMALS }),
  ]
}

/**
 * Mints Solana tokens for an owner. Creates the owner's token account if it is missing. Returns the
 * transaction's signature.
 */
export function giveTokens(ledger: Ledger, parameters: GiveTokensParameters): string {
  return sendFromBank(ledger, toGift(parameters))
}

/**
 * Sends lamports from the sandbox's own account to a Solana address. Returns the transaction's
 * signature.
 */
export function giveLamports(ledger: Ledger, owner: string, lamports: bigint): string {
  return sendFromBank(ledger, [transferLamports(planKeys.bank.address, owner, lamports)])
}

/** Solana NFTs that each development account gets. The directory serves their metadata. */
const relics = [
  { number: 1, name: 'First lantern' },
  { number: 2, name: 'Harbor bell' },
] as const

export type GiveCollectibleParameters = {
  readonly owner: string
  /** Signing key of the NFT's mint. Another key creates another NFT. */
  readonly key: SigningKey
  readonly name: string
  readonly uri: string
}

/** Mints a Solana NFT and gives it to an owner. Returns the transaction's signature. */
export function giveCollectible(
  ledger: Ledger,
  { owner, key, name, uri }: GiveCollectibleParameters,
): string {
  const { address: bank } = planKeys.bank
  const { getRentLamports } = ledger
  const parts = {
    payer: bank,
    mint: key.address,
    owner,
    name,
    symbol: 'RELIC',
    uri,
    getRentLamports,
  }
  return sendFromBank(ledger, createCollectible(parts), [key])
}

function giveRelics(ledger: Ledger, owner: string): void {
  for (const { number, name } of relics)
    giveCollectible(ledger, {
      owner,
      name,
      key: toKey(`solana relic ${number} of ${owner}`),
      uri: `ipfs://clubhouse-relics/${number}.json`,
    })
}

/**
 * Fills a new Solana cluster: creates the test token GOLD, and gives each development account its
 * initial balances.
 */
export function seedLedger(ledger: Ledger, owners: readonly string[]): void {
  const { bank, goldMint } = planKeys
  ledger.setLamports(bank.address, BANK_LAMPORTS)
  const mint = createMint({
    payer: bank.address,
    mint: goldMint.address,
    authority: bank.address,
    decimals: GOLD_DECIMALS,
    rentLamports: ledger.getRentLamports(MINT_BYTES),
  })
  sendFromBank(ledger, mint, [goldMint])
  for (const owner of owners) {
    sendFromBank(ledger, [
      transferLamports(bank.address, owner, startBalances.lamports),
      ...toGift({ mint: goldMint.address, owner, amount: startBalances.gold }),
    ])
    giveRelics(ledger, owner)
  }
}
