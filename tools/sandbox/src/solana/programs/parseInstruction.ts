import { base58 } from '@scure/base'
import { programIds } from './programIds.ts'
import { toTokenAmount } from './toTokenAmount.ts'

export type PlainInstruction = {
  readonly programId: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** What an instruction says, under the names of JSON-RPC's `jsonParsed`. */
export type ParsedInstruction = {
  readonly program: string
  readonly parsed:
    | string
    | { readonly type: string; readonly info: Readonly<Record<string, unknown>> }
}

type Parts = { readonly accounts: readonly string[]; readonly data: Buffer }
type Parser = (parts: Parts) => ParsedInstruction['parsed'] | undefined

const parseSystem: Parser = ({ accounts, data }) => {
  const [first, second] = accounts
  if (data.length === 12 && data.readUInt32LE(0) === 2)
    return {
      type: 'transfer',
      info: { source: first, destination: second, lamports: Number(data.readBigUInt64LE(4)) },
    }
  if (data.length === 52 && data.readUInt32LE(0) === 0)
    return {
      type: 'createAccount',
      info: {
        source: first,
        newAccount: second,
        lamports: Number(data.readBigUInt64LE(4)),
        space: Number(data.readBigUInt64LE(12)),
        owner: base58.encode(data.subarray(20)),
      },
    }
  return undefined
}

const parseToken: Parser = ({ accounts, data }) => {
  const [first, second, third, fourth] = accounts
  const kind = data[0]
  if (kind === 3 && data.length === 9) {
    const amount = data.readBigUInt64LE(1).toString()
    const info = { source: first, destination: second, authority: third, amount }
    return { type: 'transfer', info }
  }
  if ((kind !== 12 && kind !== 14) || data.length !== 10) return undefined
  const tokenAmount = toTokenAmount(data.readBigUInt64LE(1), data.readUInt8(9))
  return kind === 12
    ? {
        type: 'transferChecked',
        info: { source: first, mint: second, destination: third, authority: fourth, tokenAmount },
      }
    : {
        type: 'mintToChecked',
        info: { mint: first, account: second, mintAuthority: third, tokenAmount },
      }
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
    // Memos are text; what is none stays bytes.
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

/** Reads the instructions people meet most: transfers of SOL and tokens, new accounts, memos. Of others, nothing. */
export function parseInstruction(instruction: PlainInstruction): ParsedInstruction | undefined {
  const { programId, accounts, data } = instruction
  const parser = Object.hasOwn(parsers, programId) ? parsers[programId] : undefined
  const view = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const parsed = parser?.parse({ accounts, data: view })
  return parser && parsed !== undefined ? { program: parser.program, parsed } : undefined
}
