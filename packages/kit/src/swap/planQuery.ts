import { buildApproval, buildSwap, getAllowance } from '@latchkey/blockchain-api'
import {
  type BuiltTransaction,
  FeatureNotSupportedError,
  type SwapFeatures,
  type SwapStep,
  swapSlippagePercent,
} from '@latchkey/core'
import { nativeBalanceQuery } from '../account/nativeBalanceQuery.ts'
import type { Token } from '../account/Token.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { getSwapRouters } from '../features/swapNetworks.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import { getWallet } from '../state/getWallet.ts'
import { SwapNotBuiltError } from './errors.ts'
import { getLeast, type QuotedSwap } from './getSwapDetails.ts'
import { type Asked, fetchQuote, type Quote, toAskedKey } from './quoteQuery.ts'
import { toCaipToken } from './toCaipToken.ts'

/** The next wallet request of a swap (approval or swap), with the values that the user sees. */
export type SwapPlan = QuotedSwap & {
  readonly step: SwapStep
  /** Maximum network fee, base units of the native currency; `undefined` if no estimate exists. */
  readonly fee?: bigint | undefined
}

type Signal = AbortSignal
type Built = { readonly built: BuiltTransaction; readonly fee?: bigint | undefined }

/**
 * Runs a request to the blockchain API. Wraps its failure in a `SwapNotBuiltError`, whose text
 * names the `missing` part: allowance, approval or swap. After an abort, throws the signal's
 * reason.
 */
async function orNotBuilt<value>(
  missing: ConstructorParameters<typeof SwapNotBuiltError>[0]['missing'],
  signal: Signal,
  run: () => Promise<value>,
): Promise<value> {
  try {
    return await run()
  } catch (cause) {
    signal.throwIfAborted()
    throw new SwapNotBuiltError({ missing, cause })
  }
}

const toInput = ({ account, sold, bought, amount }: Asked) =>
  ({
    amount: amount.toString(),
    from: toCaipToken(sold),
    to: toCaipToken(bought),
    userAddress: `${sold.caipNetworkId}:${account}`,
  }) as const

/**
 * Returns the amount of the sold token that the router contract may spend. `undefined` for the
 * native currency, which needs no approval.
 */
async function readAllowance(
  kit: Kit,
  { account, sold }: Asked,
  signal: Signal,
): Promise<bigint | undefined> {
  const { caipNetworkId } = sold
  if (sold.address === undefined) return undefined
  const userAddress = `${caipNetworkId}:${account}` as const
  const input = { tokenAddress: toCaipToken(sold), userAddress }
  return orNotBuilt('allowance', signal, async () => {
    const { allowance } = await fetchEndpoint(kit, getAllowance, { input, caipNetworkId, signal })
    return BigInt(allowance)
  })
}

function fetchApproval(kit: Kit, asked: Asked, signal: Signal): Promise<Built> {
  const { caipNetworkId } = asked.sold
  return orNotBuilt('approval', signal, async () => {
    const options = { input: toInput(asked), caipNetworkId, signal }
    const { tx } = await fetchEndpoint(kit, buildApproval, options)
    return { built: { to: tx.recipient, data: tx.data } }
  })
}

type AskedSwap = Asked & {
  /**
   * Whether the API uses an upper bound for the gas, because an estimate would fail before the
   * approval. Default: false.
   */
  readonly disableEstimate?: boolean
}

function fetchSwap(kit: Kit, asked: AskedSwap, signal: Signal): Promise<Built> {
  const { caipNetworkId } = asked.sold
  return orNotBuilt('swap', signal, async () => {
    const input = {
      ...toInput(asked),
      eip155: { slippage: swapSlippagePercent },
      ...(asked.disableEstimate && { disableEstimate: true }),
    }
    const { tx } = await fetchEndpoint(kit, buildSwap, { input, caipNetworkId, signal })
    const built = { to: tx.recipient, data: tx.data }
    if (!tx.eip155) return { built }
    const dataFee = await requireSwapping(kit).getDataFee({ caipNetworkId, built }, { signal })
    return { built, fee: BigInt(tx.eip155.gas) * BigInt(tx.eip155.gasPrice) + dataFee }
  })
}

function requireQuote(kit: Kit, asked: Asked, signal: Signal): Promise<Quote> {
  return orNotBuilt('swap', signal, async () => {
    const quote = await fetchQuote(kit, asked, signal)
    if (!quote?.amount) throw new SwapNotBuiltError({ missing: 'swap' })
    return quote
  })
}

/**
 * Returns the account's balance of the native currency; `undefined` if the balance is unavailable
 * or `config.tokens` shows a token instead.
 */
async function readCoin(kit: Kit, { account: address }: Asked): Promise<bigint | undefined> {
  const network = getActiveNetwork(kit)
  const query = nativeBalanceQuery(kit, { address, network })
  const { amount, symbol, fallback } = await getQueryClient(kit).fetchQuery(query)
  return fallback || symbol !== network?.nativeCurrency.symbol ? undefined : amount
}

type Draft = { readonly asked: Asked; readonly quote: Quote } & Built

/**
 * Reduces the sold amount if the native currency would not also cover the network fee, and builds
 * the swap again once (K-SWAP-08).
 */
async function leaveFee(kit: Kit, draft: Draft, signal: Signal): Promise<Draft> {
  const { asked, fee = 0n } = draft
  if (asked.sold.address !== undefined) return draft
  const coin = await readCoin(kit, asked)
  if (coin === undefined || asked.amount + fee <= coin) return draft
  if (coin <= fee) throw new SwapNotBuiltError({ missing: 'swap' })
  const less = { ...asked, amount: coin - fee }
  const quote = await requireQuote(kit, less, signal)
  return { asked: less, quote, ...(await fetchSwap(kit, less, signal)) }
}

const toOrderToken = ({ address, decimals }: Token) =>
  address === undefined ? undefined : { address, decimals }

function toStep(kit: Kit, act: SwapStep['act'], { asked, quote, built }: Draft): SwapStep {
  const { account, sold, bought, amount } = asked
  const { caipNetworkId } = sold
  const order = {
    caipNetworkId,
    account,
    routers: getSwapRouters(kit, caipNetworkId),
    sold: toOrderToken(sold),
    bought: toOrderToken(bought),
    amount,
    least: getLeast(quote.amount),
  }
  return { act, order, built }
}

/**
 * Returns the swap functions of the active wallet.
 *
 * @throws {FeatureNotSupportedError} The active wallet cannot swap.
 */
export function requireSwapping(kit: Kit): SwapFeatures {
  const swap = getWallet(kit)?.features.swap
  if (!swap) throw new FeatureNotSupportedError({ feature: 'swap' })
  return swap
}

/**
 * Returns the step that approves and swaps in one batch. `undefined` if the account cannot execute
 * both atomically, or the blockchain API builds no swap before its approval.
 */
async function readBatchStep(
  kit: Kit,
  approval: Draft,
  signal: Signal,
): Promise<SwapStep | undefined> {
  const swapping = requireSwapping(kit)
  const { caipNetworkId } = approval.asked.sold
  if (!(await swapping.canBatch?.({ caipNetworkId }, { signal }))) return undefined
  const unapproved = { ...approval.asked, disableEstimate: true }
  const swap = await fetchSwap(kit, unapproved, signal).catch((error: unknown) => {
    if (error instanceof SwapNotBuiltError) return undefined
    throw error
  })
  if (!swap) return undefined
  const { built } = swap
  const step = { ...toStep(kit, 'swap', { ...approval, built }), approval: approval.built }
  await swapping.check(step, { signal })
  return step
}

async function readPlan(kit: Kit, asked: Asked, signal: Signal): Promise<SwapPlan> {
  const swapping = requireSwapping(kit)
  const quote = await requireQuote(kit, asked, signal)
  const allowance = await readAllowance(kit, asked, signal)
  const act = allowance === undefined || allowance >= asked.amount ? 'swap' : 'approve'
  const fetch = act === 'swap' ? fetchSwap : fetchApproval
  const built = { asked, quote, ...(await fetch(kit, asked, signal)) }
  const draft = await leaveFee(kit, built, signal)
  const wanted = toStep(kit, act, draft)
  await swapping.check(wanted, { signal })
  // Some tokens require that an existing allowance is revoked before a new one is granted.
  const isLeft = act === 'approve' && allowance !== undefined && allowance > 0n
  const first = isLeft ? await swapping.toFirst(wanted, { signal }) : wanted
  const batch = first.act === 'approve' ? await readBatchStep(kit, draft, signal) : undefined
  const { sold, bought, amount } = draft.asked
  const { amount: quoted, providerFee } = draft.quote
  return { sold, bought, amount, quoted, providerFee, fee: draft.fee, step: batch ?? first }
}

/**
 * Returns the query for the next wallet request of a swap: an approval if the allowance is too low,
 * otherwise the swap (K-SWAP-07). An account that executes batches atomically gets both as one
 * request. A service builds the transaction, and the kit compares it with
 * the order (S-66). The query fails with `swap_not_built` if the blockchain API fails, and with
 * `swap_mismatch` or `swap_price_changed` if the transaction differs from what is shown. It is
 * removed from the cache when no view uses it.
 */
export function planQuery(kit: Kit, asked: Asked) {
  return {
    queryKey: ['swapPlan', ...toAskedKey(asked)] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<SwapPlan> =>
      readPlan(kit, asked, signal),
    retry: false,
    gcTime: 0,
  }
}
