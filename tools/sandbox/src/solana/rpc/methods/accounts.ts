import { base58 } from '@scure/base'
import * as z from 'zod'
import type { StoredAccount } from '../../ledger/StoredAccount.ts'
import {
  AccountConfig,
  AccountEncoding,
  Config,
  context,
  DataSlice,
  defineMethod,
  type Method,
  PublicKey,
  withContext,
} from '../fields.ts'
import { toAccount } from '../toAccount.ts'

const MANY = 100

const Filter = z.union([
  z.object({ dataSize: z.number() }),
  z.object({
    memcmp: z.object({
      offset: z.number(),
      bytes: z.string(),
      encoding: z.enum(['base58', 'base64']).optional(),
    }),
  }),
])
type Filter = z.infer<typeof Filter>

function isMatch({ data }: StoredAccount, filter: Filter): boolean {
  if ('dataSize' in filter) return data.length === filter.dataSize
  const { offset, bytes, encoding } = filter.memcmp
  const wanted = encoding === 'base64' ? Buffer.from(bytes, 'base64') : base58.decode(bytes)
  return Buffer.compare(data.subarray(offset, offset + wanted.length), wanted) === 0
}

/** Solana RPC methods that read accounts and balances, by name. */
export const accountMethods: Readonly<Record<string, Method>> = {
  getBalance: defineMethod(z.tuple([PublicKey, Config.optional()]), ([address, config], scope) =>
    withContext(scope, Number(scope.ledger.getAccount(address)?.lamports ?? 0n), config),
  ),
  getAccountInfo: defineMethod(
    z.tuple([PublicKey, AccountConfig.optional()]),
    ([address, config], scope) => {
      const account = scope.ledger.getAccount(address)
      return withContext(
        scope,
        account ? toAccount(account, config ?? {}, scope.ledger) : null,
        config,
      )
    },
  ),
  getMultipleAccounts: defineMethod(
    z.tuple([z.array(PublicKey).max(MANY), AccountConfig.optional()]),
    ([addresses, config], scope) => {
      const options = { ...config, encoding: config?.encoding ?? 'base64' }
      const accounts = addresses.map((address) => {
        const account = scope.ledger.getAccount(address)
        return account ? toAccount(account, options, scope.ledger) : null
      })
      return withContext(scope, accounts, config)
    },
  ),
  getProgramAccounts: defineMethod(
    z.tuple([
      PublicKey,
      z
        .object({
          ...context,
          encoding: AccountEncoding.nullish(),
          dataSlice: DataSlice.nullish(),
          filters: z.array(Filter).max(4).nullish(),
          withContext: z.boolean().nullish(),
        })
        .nullish()
        .optional(),
    ]),
    ([programId, config], scope) => {
      const filters = config?.filters ?? []
      const found = scope.ledger
        .listProgramAccounts(programId)
        .filter((account) => filters.every((filter) => isMatch(account, filter)))
        .map((account) => ({
          pubkey: account.address,
          account: toAccount(account, config ?? {}, scope.ledger),
        }))
      return config?.withContext ? withContext(scope, found, config) : found
    },
  ),
}
