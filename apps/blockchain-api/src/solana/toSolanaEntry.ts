import * as z from 'zod'
import { type HistoryEntry, type Moved, toOperation } from '../account/HistoryEntry.ts'
import { tokenDecimals, unixTime } from '../chain/wireFields.ts'
import { historyTransfers } from '../config/constants.ts'
import { describeMint, type SolanaCluster } from './SolanaCluster.ts'

const TokenBalance = z.object({
  mint: z.string(),
  /** Owner of the token account; absent in the oldest transactions. */
  owner: z.string().optional(),
  uiTokenAmount: z.object({ amount: z.string().transform(BigInt), decimals: tokenDecimals }),
})
const Lamports = z.array(z.int().min(0).transform(BigInt))
const Addresses = z.array(z.string())

export const SolanaTransaction = z.object({
  /** Time of the block, as Unix time in seconds. */
  blockTime: unixTime,
  transaction: z.object({
    message: z.object({
      accountKeys: Addresses,
      /** The first `numRequiredSignatures` of the account keys have signed. */
      header: z.object({ numRequiredSignatures: z.int() }),
    }),
  }),
  meta: z.object({
    err: z.unknown(),
    fee: z.int().transform(BigInt),
    preBalances: Lamports,
    postBalances: Lamports,
    preTokenBalances: z.array(TokenBalance).nullish(),
    postTokenBalances: z.array(TokenBalance).nullish(),
    loadedAddresses: z.object({ writable: Addresses, readonly: Addresses }).nullish(),
  }),
})
export type SolanaTransaction = z.output<typeof SolanaTransaction>

type Facts = {
  readonly cluster: SolanaCluster
  readonly account: string
  readonly signature: string
}

/**
 * Change of one account's balance by a transaction, in the smallest unit; negative if the account
 * sent the asset.
 */
type Change = { readonly party: string; readonly amount: bigint }

const toDirection = (amount: bigint) => (amount > 0n ? ('in' as const) : ('out' as const))
const toSize = (amount: bigint) => (amount < 0n ? -amount : amount)

/**
 * Lists the changes of SOL balances by a transaction, in lamports. The fee is added back, because
 * it is not a transfer.
 */
function listCoinChanges({ transaction, meta }: SolanaTransaction): readonly Change[] {
  const { loadedAddresses, preBalances, postBalances, fee } = meta
  const { writable = [], readonly = [] } = loadedAddresses ?? {}
  const parties = [...transaction.message.accountKeys, ...writable, ...readonly]
  return parties.map((party, index) => {
    const paid = index === 0 ? fee : 0n
    return { party, amount: (postBalances[index] ?? 0n) - (preBalances[index] ?? 0n) + paid }
  })
}

/** Lists the changes of a token's balances by a transaction, one per owner. */
function listTokenChanges({ meta }: SolanaTransaction, mint: string): readonly Change[] {
  const sums = new Map<string, bigint>()
  const add = (balances: SolanaTransaction['meta']['preTokenBalances'], sign: bigint) => {
    for (const { owner = '', uiTokenAmount, ...balance } of balances ?? [])
      if (balance.mint === mint)
        sums.set(owner, (sums.get(owner) ?? 0n) + sign * uiTokenAmount.amount)
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  return [...sums].map(([party, amount]) => ({ party, amount }))
}

function listMints({ meta }: SolanaTransaction) {
  const balances = [...(meta.preTokenBalances ?? []), ...(meta.postTokenBalances ?? [])]
  return new Map(balances.map(({ mint, uiTokenAmount }) => [mint, uiTokenAmount.decimals]))
}

type Asset = Omit<Moved, 'amount' | 'direction'> & { readonly changes: readonly Change[] }

/**
 * Lists the assets that a transaction moved. Tokens come first, because the rent that a new token
 * account costs is only a side effect.
 */
function listAssets(transaction: SolanaTransaction, cluster: SolanaCluster): readonly Asset[] {
  const { caipNetworkId, nativeCurrency } = cluster.network
  const tokens = [...listMints(transaction)].map(([mint, decimals]) => ({
    ...describeMint(cluster, mint),
    asset: `${caipNetworkId}:${mint}`,
    decimals,
    changes: listTokenChanges(transaction, mint),
  }))
  const changes = listCoinChanges(transaction)
  return [...tokens, { ...nativeCurrency, asset: caipNetworkId, changes }]
}

/**
 * Returns the most likely other party of a transfer: the account with the largest change in the
 * opposite direction.
 */
function findOther(changes: readonly Change[], own: bigint): string {
  const others = changes.filter(({ amount }) => (own > 0n ? amount < 0n : amount > 0n))
  const [largest] = others.toSorted((a, b) => (toSize(b.amount) > toSize(a.amount) ? 1 : -1))
  return largest?.party ?? ''
}

/**
 * Converts a transaction to an entry in an account's history. Its transfers are the differences of
 * the balances before and after the transaction.
 */
export function toSolanaEntry(
  transaction: SolanaTransaction,
  { cluster, account, signature }: Facts,
): HistoryEntry {
  const { blockTime, meta } = transaction
  const own = listAssets(transaction, cluster).flatMap(({ changes, ...asset }) => {
    const amount = changes.find(({ party }) => party === account)?.amount ?? 0n
    return amount === 0n ? [] : [{ asset, amount, other: findOther(changes, amount) }]
  })
  const { accountKeys, header } = transaction.transaction.message
  const hasSigned = accountKeys.slice(0, header.numRequiredSignatures).includes(account)
  const moved = own.slice(0, historyTransfers).map(({ asset, amount }) => ({
    ...asset,
    amount: toSize(amount),
    direction: toDirection(amount),
    // A delegate, or the issuer of a token with such a right, can take tokens without the owner.
    ...(amount < 0n && !hasSigned && { foreign: true as const }),
  }))
  const [first] = own
  const payer = accountKeys[0] ?? ''
  const gave = first ? first.amount < 0n : payer === account
  return {
    chain: cluster.network.caipNetworkId,
    hash: signature,
    minedAt: blockTime * 1_000,
    sentFrom: gave ? account : (first?.other ?? payer),
    sentTo: gave ? (first?.other ?? '') : account,
    status: meta.err === null ? 'confirmed' : 'failed',
    nonce: 0,
    operation: toOperation(moved, 'execute'),
    moved,
  }
}
