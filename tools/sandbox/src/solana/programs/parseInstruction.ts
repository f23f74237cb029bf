import type { FixedSizeDecoder } from '@solana/kit'
import { kit } from '../kit.ts'
import { programIds } from './programIds.ts'
import { toTokenAmount } from './toTokenAmount.ts'

export type PlainInstruction = {
  readonly programId: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** A decoded Solana instruction with the fields of the JSON-RPC encoding `jsonParsed`. */
export type ParsedInstruction = {
  readonly program: string
  readonly parsed:
    | string
    | { readonly type: string; readonly info: Readonly<Record<string, unknown>> }
}

type Parts = { readonly accounts: readonly string[]; readonly data: Uint8Array }
type Parser = (parts: Parts) => ParsedInstruction['parsed'] | undefined

const { getAddressDecoder, getStructDecoder, getU8Decoder, getU32Decoder, getU64Decoder } = kit

const systemTransfer = getStructDecoder([
  ['kind', getU32Decoder()],
  ['lamports', getU64Decoder()],
])
const systemCreate = getStructDecoder([
  ['kind', getU32Decoder()],
  ['lamports', getU64Decoder()],
  ['space', getU64Decoder()],
  ['owner', getAddressDecoder()],
])
const tokenTransfer = getStructDecoder([
  ['kind', getU8Decoder()],
  ['amount', getU64Decoder()],
])
const tokenChecked = getStructDecoder([
  ['kind', getU8Decoder()],
  ['amount', getU64Decoder()],
  ['decimals', getU8Decoder()],
])

/** Decodes instruction data of a fixed size. Returns `undefined` if the data has another size. */
const read = <said>(decoder: FixedSizeDecoder<said>, data: Uint8Array): said | undefined =>
  data.length === decoder.fixedSize ? decoder.decode(data) : undefined

const parseSystem: Parser = ({ accounts: [source, target], data }) => {
  const sent = read(systemTransfer, data)
  if (sent?.kind === 2) {
    const info = { source, destination: target, lamports: Number(sent.lamports) }
    return { type: 'transfer', info }
  }
  const made = read(systemCreate, data)
  if (made?.kind !== 0) return undefined
  const size = { lamports: Number(made.lamports), space: Number(made.space) }
  return { type: 'createAccount', info: { source, newAccount: target, ...size, owner: made.owner } }
}

const parseToken: Parser = ({ accounts: [first, second, third, fourth], data }) => {
  const plain = read(tokenTransfer, data)
  if (plain?.kind === 3) {
    const amount = String(plain.amount)
    const info = { source: first, destination: second, authority: third, amount }
    return { type: 'transfer', info }
  }
  const checked = read(tokenChecked, data)
  if (!checked) return undefined
  const tokenAmount = toTokenAmount(checked.amount, checked.decimals)
  if (checked.kind === 12) {
    const sides = { source: first, mint: second, destination: third, authority: fourth }
    return { type: 'transferChecked', info: { ...sides, tokenAmount } }
  }
  if (checked.kind !== 14) return undefined
  const info = { mint: first, account: second, mintAuthority: third, tokenAmount }
  return { type: 'mintToChecked', info }
}

const parseAssociatedToken: Parser = ({ accounts, data }) => {
  if (data.length > 1) return undefined
  const [source, account, wallet, mint, systemProgram, tokenProgram] = accounts
  return {
    type: data[0] === 1 ? 'createIdempotent' : 'create',
    info: { source, account, wallet, mint, systemProgram, tokenProgram },
  }
}

const parseMemo: Parser = ({ data }) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    // The memo is not valid UTF-8, so the instruction stays unparsed.
    return undefined
  }
}

const parsers: Readonly<Record<string, { readonly program: string; readonly parse: Parser }>> = {
  [programIds.system]: { program: 'system', parse: parseSystem },
  [programIds.token]: { program: 'spl-token', parse: parseToken },
  [programIds.token2022]: { program: 'spl-token-2022', parse: parseToken },
  [programIds.associatedToken]: {
    program: 'spl-associated-token-account',
    parse: parseAssociatedToken,
  },
  [programIds.memo]: { program: 'spl-memo', parse: parseMemo },
  [programIds.memo1]: { program: 'spl-memo', parse: parseMemo },
}

/**
 * Decodes the most common Solana instructions: transfers of SOL and tokens, creation of accounts,
 * and memos. Returns `undefined` for others.
 */
export function parseInstruction(instruction: PlainInstruction): ParsedInstruction | undefined {
  const { programId } = instruction
  const parser = Object.hasOwn(parsers, programId) ? parsers[programId] : undefined
  const parsed = parser?.parse(instruction)
  return parser && parsed !== undefined ? { program: parser.program, parsed } : undefined
}
