import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { planKeys } from '../../../../src/solana/plan.ts'
import { parseInstruction } from '../../../../src/solana/programs/parseInstruction.ts'
import { programIds } from '../../../../src/solana/programs/programIds.ts'
import type { Message } from '../../../../src/solana/wire/readTransaction.ts'
import type { SolanaStep } from '../../solanaSummary.ts'

/** Tokens the wallet has a name for. */
const symbols: Readonly<Record<string, string>> = { [planKeys.goldMint.address]: 'GOLD' }

const Lamports = z.object({ source: z.string(), destination: z.string(), lamports: z.number() })
const Checked = z.object({
  mint: z.string(),
  destination: z.string(),
  tokenAmount: z.object({ amount: z.string(), decimals: z.number() }),
})
const Unchecked = z.object({ destination: z.string(), amount: z.string() })
const Created = z.object({ wallet: z.string(), mint: z.string() })

type Info = Readonly<Record<string, unknown>>
type ReadStep = (info: Info) => SolanaStep | undefined

const readTransfer: ReadStep = (info) => {
  const { data } = z.safeParse(Lamports, info)
  return data && { kind: 'transfer', to: data.destination, lamports: String(data.lamports) }
}

const readChecked: ReadStep = (info) => {
  const { data } = z.safeParse(Checked, info)
  if (!data) return undefined
  const { mint, destination, tokenAmount } = data
  const symbol = symbols[mint]
  return {
    kind: 'token-transfer',
    to: destination,
    mint,
    amount: tokenAmount.amount,
    decimals: tokenAmount.decimals,
    ...(symbol !== undefined && { symbol }),
  }
}

const readUnchecked: ReadStep = (info) => {
  const { data } = z.safeParse(Unchecked, info)
  return data && { kind: 'token-transfer', to: data.destination, amount: data.amount }
}

const readCreated: ReadStep = (info) => {
  const { data } = z.safeParse(Created, info)
  if (!data) return undefined
  const symbol = symbols[data.mint]
  return {
    kind: 'create-token-account',
    owner: data.wallet,
    mint: data.mint,
    ...(symbol !== undefined && { symbol }),
  }
}

const readers: Readonly<Record<string, ReadStep>> = {
  'system transfer': readTransfer,
  'spl-token transferChecked': readChecked,
  'spl-token-2022 transferChecked': readChecked,
  'spl-token transfer': readUnchecked,
  'spl-token-2022 transfer': readUnchecked,
  'spl-associated-token-account create': readCreated,
  'spl-associated-token-account createIdempotent': readCreated,
}

function readStep(instruction: {
  readonly programId: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}): SolanaStep {
  const { programId, data } = instruction
  const read = parseInstruction(instruction)
  const other = { kind: 'other', programId, data: base58.encode(data) } as const
  if (!read) return other
  if (typeof read.parsed === 'string') return { kind: 'memo', text: read.parsed }
  const { type, info } = read.parsed
  return readers[`${read.program} ${type}`]?.(info) ?? other
}

/**
 * Says what a transaction does, instruction by instruction. What its price is made of is left out: the page shows
 * the fee itself. Accounts from tables on the chain have no name here, so instructions with such ones stay unread.
 */
export function readSteps({ keys, instructions }: Message): readonly SolanaStep[] {
  return instructions.flatMap(({ programIndex, accountIndexes, data }) => {
    const programId = keys[programIndex] ?? ''
    if (programId === programIds.computeBudget) return []
    const isKnown = accountIndexes.every((index) => index < keys.length)
    const accounts = accountIndexes.map((index) => keys[index] ?? '')
    if (isKnown) return [readStep({ programId, accounts, data })]
    return [{ kind: 'other', programId, data: base58.encode(data) } as const]
  })
}
