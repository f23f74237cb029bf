import { InvalidAnswerError, RpcError, readField } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { token2022Program } from './programs.ts'
import { readAccount } from './readHoldings.ts'

type Signal = AbortSignal | undefined

/** A mint with the facts that decide about transfers. */
export type Mint = {
  readonly program: string
  /** Size in bytes of an account that the associated token account program creates. */
  readonly accountBytes: number
  /** Why the kit cannot transfer the token. Absent: it can. */
  readonly obstacle?: 'hook' | 'fixed'
}

const mostExtensions = 64
/** Bytes of a token account of either program, without extensions. */
const baseBytes = 165
/** Account type, and the extension "immutable owner" of every associated account of Token-2022. */
const bytes2022 = baseBytes + 1 + 4
/** Bytes that an extension of the mint adds to its accounts, with 4 bytes for type and length. */
const extensionBytes: Readonly<Record<string, number>> = {
  transferFeeConfig: 4 + 8,
  nonTransferable: 4,
  transferHook: 4 + 1,
  pausableConfig: 4,
}
/** Bytes that the cluster adds to each account for its rent, and lamports per byte. */
const accountOverhead = 128n
const lamportsPerByte = 6_960n

type Extension = { readonly name: string; readonly state: unknown }

function readExtensions(account: unknown): readonly Extension[] {
  const info = readField(readField(readField(account, 'data'), 'parsed'), 'info')
  const rows = readList(info, 'extensions', mostExtensions) ?? []
  return rows.flatMap((row) => {
    const name = readField(row, 'extension')
    return typeof name === 'string' ? [{ name, state: readField(row, 'state') }] : []
  })
}

function getObstacle(extensions: readonly Extension[]): Mint['obstacle'] {
  if (extensions.some(({ name }) => name === 'nonTransferable')) return 'fixed'
  const hook = extensions.find(({ name }) => name === 'transferHook')
  return readField(hook?.state, 'programId') ? 'hook' : undefined
}

/** Reads the facts of a mint that decide about transfers. */
export async function readMint(rpc: Rpc, mint: string, signal: Signal): Promise<Mint> {
  const account = await readAccount(rpc, mint, signal)
  const program = readField(account, 'owner')
  if (typeof program !== 'string') {
    throw new InvalidAnswerError({ host: 'the cluster', reason: `no mint ${mint}` })
  }
  if (program !== token2022Program) return { program, accountBytes: baseBytes }
  const extensions = readExtensions(account)
  const obstacle = getObstacle(extensions)
  const added = extensions.map(({ name }) => extensionBytes[name] ?? 0)
  const accountBytes = added.reduce((sum, bytes) => sum + bytes, bytes2022)
  return { program, accountBytes, ...(obstacle && { obstacle }) }
}

/** Reads the lamports that an account must hold to be exempt from rent. */
export async function readRent(rpc: Rpc, bytes: number, signal: Signal): Promise<bigint> {
  const reading = rpc.request('getMinimumBalanceForRentExemption', [bytes], { signal })
  const lamports = await reading.catch((error: unknown) => {
    if (error instanceof RpcError) return undefined
    throw error
  })
  if (typeof lamports === 'number' && Number.isSafeInteger(lamports) && lamports > 0) {
    return BigInt(lamports)
  }
  return (accountOverhead + BigInt(bytes)) * lamportsPerByte
}
