import { base58 } from '@scure/base'
import {
  type CompiledTransactionMessage,
  getStructDecoder,
  getU8Decoder,
  getU32Decoder,
  getU64Decoder,
} from '@solana/kit'
import type { SolanaStep } from '../../wire/solanaSummary.ts'

/** Symbols of Solana tokens by mint, for descriptions of transactions. */
export type TokenSymbols = Readonly<Record<string, string>>

type Parts = {
  readonly accounts: readonly string[]
  readonly data: Uint8Array
  readonly symbols: TokenSymbols
}
type ReadStep = (parts: Parts) => SolanaStep | undefined

const computeBudget = 'ComputeBudget111111111111111111111111111111'

const transferData = getStructDecoder([
  ['kind', getU32Decoder()],
  ['lamports', getU64Decoder()],
])
const tokenTransferData = getStructDecoder([
  ['kind', getU8Decoder()],
  ['amount', getU64Decoder()],
])
const checkedTransferData = getStructDecoder([
  ['kind', getU8Decoder()],
  ['amount', getU64Decoder()],
  ['decimals', getU8Decoder()],
])

const toSymbol = (symbols: TokenSymbols, mint: string) =>
  Object.hasOwn(symbols, mint) ? { symbol: symbols[mint] ?? '' } : {}

const readTransfer: ReadStep = ({ accounts: [, to], data }) => {
  if (to === undefined || data.length !== transferData.fixedSize) return undefined
  const { kind, lamports } = transferData.decode(data)
  return kind === 2 ? { kind: 'transfer', to, lamports: String(lamports) } : undefined
}

const readUnchecked: ReadStep = ({ accounts: [, to], data }) => {
  if (to === undefined || data.length !== tokenTransferData.fixedSize) return undefined
  const { kind, amount } = tokenTransferData.decode(data)
  return kind === 3 ? { kind: 'token-transfer', to, amount: String(amount) } : undefined
}

const readChecked: ReadStep = ({ accounts: [, mint, to], data, symbols }) => {
  if (mint === undefined || to === undefined) return undefined
  if (data.length !== checkedTransferData.fixedSize) return undefined
  const { kind, amount, decimals } = checkedTransferData.decode(data)
  if (kind !== 12) return undefined
  const token = { mint, decimals, ...toSymbol(symbols, mint) }
  return { kind: 'token-transfer', to, amount: String(amount), ...token }
}

const readToken: ReadStep = (parts) => readUnchecked(parts) ?? readChecked(parts)

const readCreated: ReadStep = ({ accounts: [, , owner, mint], data, symbols }) => {
  if (owner === undefined || mint === undefined || data.length > 1) return undefined
  return { kind: 'create-token-account', owner, mint, ...toSymbol(symbols, mint) }
}

const readMemo: ReadStep = ({ data }) => {
  try {
    return { kind: 'memo', text: new TextDecoder('utf-8', { fatal: true }).decode(data) }
  } catch {
    // The memo is not valid UTF-8, so its bytes are shown.
    return undefined
  }
}

const readers: Readonly<Record<string, ReadStep>> = {
  '11111111111111111111111111111111': readTransfer,
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: readToken,
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: readToken,
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: readCreated,
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: readMemo,
  Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo: readMemo,
}

/**
 * Describes the effect of each instruction of a Solana transaction. Omits compute-budget
 * instructions, because the page shows the fee. Instructions with accounts from lookup tables are
 * not decoded, because the wallet does not know the addresses.
 *
 * @returns Empty for a transaction version that the wallet cannot decode.
 */
export function readSteps(
  message: CompiledTransactionMessage,
  symbols: TokenSymbols,
): readonly SolanaStep[] {
  if (message.version === 1) return []
  const { staticAccounts: keys } = message
  return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], ...input }) => {
    const programId = keys[programAddressIndex] ?? ''
    if (programId === computeBudget) return []
    const data = Uint8Array.from(input.data ?? [])
    const accounts = accountIndices.flatMap((index) => keys[index] ?? [])
    const read = accounts.length === accountIndices.length ? readers[programId] : undefined
    const other = { kind: 'other', programId, data: base58.encode(data) } as const
    return [read?.({ accounts, data, symbols }) ?? other]
  })
}
