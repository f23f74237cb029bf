import { readBaseUnits } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'
import {
  type Asked,
  getMostSold,
  getSwapGap,
  quoteQuery,
  swapGasPriceQuery,
  swapPriceQuery,
  swapRefreshMs,
} from '@latchkey/kit/swap'
import { useTokenAmount } from '../balance/useTokenAmount.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useDebounced } from '../hooks/state/useDebounced.ts'
import { useSwapForm } from './useSwapForm.ts'

/** Time in milliseconds without typing before a quote is requested (kit-behaviour §6). */
const quoteDebounceMs = 200

/**
 * Query options that refetch at an interval while the page is visible, and immediately when it
 * becomes visible again (K-SWAP-01).
 */
const fresh = { refetchInterval: swapRefreshMs, refetchOnWindowFocus: true } as const

/** Returns a token of the swap form with its current price, and whether the price is loading. */
function usePriced(token: SendToken | undefined) {
  const { kit } = useKitContext()
  const enabled = token !== undefined
  const { data, isLoading } = useKitQuery({ ...swapPriceQuery(kit, token), ...fresh, enabled })
  const priceUsd = data ?? token?.priceUsd
  const priced: SendToken | undefined = token && {
    ...token,
    ...(priceUsd !== undefined && { priceUsd }),
  }
  return { token: priced, isLoading }
}

/**
 * Returns the maximum amount of a token that the account can sell. Returns `undefined` while the
 * balance or the gas price is unknown.
 */
function useMost(token: SendToken | undefined, balance: bigint | undefined): bigint | undefined {
  const { kit } = useKitContext()
  const { caipNetworkId = 'eip155:1', address } = token ?? {}
  const enabled = token !== undefined && address === undefined
  const { data } = useKitQuery({ ...swapGasPriceQuery(kit, caipNetworkId), ...fresh, enabled })
  return token && balance !== undefined ? getMostSold(token, balance, data) : undefined
}

/**
 * Returns the parameters of the quote request: the values of the swap form, once the user has
 * stopped typing.
 */
function useAsked(sold: SendToken | undefined, bought: SendToken | undefined, text: string) {
  const { address: account } = useAccount()
  const amount = sold && readBaseUnits(text, sold.decimals)
  const settled = useDebounced(amount, quoteDebounceMs)
  const isCurrent = settled === amount
  const asked: Asked | undefined =
    isCurrent && account && sold && bought && amount ? { account, sold, bought, amount } : undefined
  return { amount, asked }
}

/**
 * Returns the swap form with all data that depends on it: prices, balances, the quote and missing
 * fields.
 */
export function useSwap() {
  const { kit } = useKitContext()
  const { form, preset, requests, change } = useSwapForm()
  const prices = [usePriced(form.sold), usePriced(form.bought)] as const
  const [sold, bought] = [prices[0].token, prices[1].token]
  const [balance, boughtBalance] = [useTokenAmount(sold), useTokenAmount(bought)]
  const { amount, asked } = useAsked(sold, bought, form.amount)
  const quote = useKitQuery({ ...quoteQuery(kit, asked), ...fresh, enabled: asked !== undefined })
  const offer = asked && quote.data
  const quoted = offer ? offer.amount : offer
  const error = asked && quote.error
  const gap = getSwapGap({ form, balance, quoted, error })
  return {
    form,
    preset,
    requests,
    change,
    sold,
    bought,
    balance,
    boughtBalance,
    amount,
    asked,
    /**
     * Amount that the user would receive, in base units. `undefined` while the quote loads or if
     * the pair of tokens is not supported.
     */
    quoted: quoted || undefined,
    /** Provider fee in base units of the sold token. `undefined` if the quote states none. */
    providerFee: offer?.providerFee,
    /** Whether the price of a token is loading for the first time. */
    isPricing: prices.some(({ isLoading }) => isLoading),
    most: useMost(sold, balance),
    gap,
    /** Whether the quote of the swap is loading. */
    isQuoting: !gap && quoted === undefined,
  }
}

/** Props of the components that the swap form consists of. */
export type SwapProps = { readonly swap: ReturnType<typeof useSwap> }
