import { base58 } from '@scure/base'
import type * as z from 'zod'
import type { Ledger } from '../ledger/createLedger.ts'
import type { StoredAccount } from '../ledger/StoredAccount.ts'
import { programIds } from '../programs/programIds.ts'
import { isTokenProgram, readMint, readTokenAccount } from '../programs/readToken.ts'
import { toTokenAmount } from '../programs/toTokenAmount.ts'
import type { AccountEncoding, DataSlice } from './fields.ts'
import { refuseParams } from './RpcError.ts'

/** Rent epoch of all accounts: 2^64 - 1, which means that they are exempt from rent. */
const RENT_EPOCH = 18_446_744_073_709_551_615n
const BASE58_LIMIT = 128

export type AccountOptions = {
  readonly encoding?: AccountEncoding | null | undefined
  readonly dataSlice?: z.infer<typeof DataSlice> | null | undefined
}

function readTokenInfo({ data }: StoredAccount, ledger: Pick<Ledger, 'getAccount'>) {
  const mint = readMint(data)
  if (mint) return { type: 'mint', info: { ...mint, supply: mint.supply.toString() } }
  const held = readTokenAccount(data)
  const described = held && ledger.getAccount(held.mint)
  const decimals = described && readMint(described.data)?.decimals
  if (!held || decimals === undefined) return undefined
  const { amount, ...rest } = held
  return { type: 'account', info: { ...rest, tokenAmount: toTokenAmount(amount, decimals) } }
}

function toParsed(account: StoredAccount, ledger: Pick<Ledger, 'getAccount'>) {
  const parsed = isTokenProgram(account.owner) ? readTokenInfo(account, ledger) : undefined
  if (!parsed) return undefined
  const program = account.owner === programIds.token ? 'spl-token' : 'spl-token-2022'
  return { program, parsed, space: account.data.length }
}

function toData(
  account: StoredAccount,
  options: AccountOptions,
  ledger: Pick<Ledger, 'getAccount'>,
) {
  const { encoding, dataSlice } = options
  const parsed = encoding === 'jsonParsed' && toParsed(account, ledger)
  if (parsed) return parsed
  const { data } = account
  const part = dataSlice ? data.slice(dataSlice.offset, dataSlice.offset + dataSlice.length) : data
  if (encoding === 'base64+zstd') refuseParams('this cluster does not compress (base64+zstd)')
  if (encoding === 'base64' || encoding === 'jsonParsed')
    return [Buffer.from(part).toString('base64'), 'base64']
  if (part.length > BASE58_LIMIT)
    refuseParams(
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  return encoding === 'base58' ? [base58.encode(part), 'base58'] : base58.encode(part)
}

/** Formats a Solana account for JSON-RPC in the requested encoding. */
export function toAccount(
  account: StoredAccount,
  options: AccountOptions,
  ledger: Pick<Ledger, 'getAccount'>,
) {
  return {
    data: toData(account, options, ledger),
    executable: account.executable,
    lamports: Number(account.lamports),
    owner: account.owner,
    rentEpoch: Number(RENT_EPOCH),
    space: account.data.length,
  }
}
