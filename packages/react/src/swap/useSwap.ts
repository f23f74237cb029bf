import { toBaseUnits } from '@latchkey/core'
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

/** kit-behaviour §6: a quote is asked for when nobody has typed for so long. */
const quoteDebounceMs = 200

/** Asked again while it is seen, and at once when the page is seen again (K-SWAP-01). */
const fresh = { refetchInterval: swapRefreshMs, refetchOnWindowFocus: true } as const

/** A token with what one of it is worth now. */
function usePriced(token: SendToken | undefined): SendToken | undefined {
  const { kit } = useKitContext()
  const enabled = token !== undefined
  const { data } = useKitQuery({ ...swapPriceQuery(kit, token), ...fresh, enabled })
  const priceUsd = data ?? token?.priceUsd
  return token && { ...token, ...(priceUsd !== undefined && { priceUsd }) }
}

/** The most that can be sold; `undefined` while nobody can say. */
function useMost(token: SendToken | undefined, balance: bigint | undefined): bigint | undefined {
  const { kit } = useKitContext()
  const { caipNetworkId = 'eip155:1', address } = token ?? {}
  const enabled = token !== undefined && address === undefined
  const { data } = useKitQuery({ ...swapGasPriceQuery(kit, caipNetworkId), ...fresh, enabled })
  return token && balance !== undefined ? getMostSold(token, balance, data) : undefined
}

/** What is asked for a price: what the form says, once nobody types any more. */
function useAsked(sold: SendToken | undefined, bought: SendToken | undefined, text: string) {
  const { address: account } = useAccount()
  const amount = sold && toBaseUnits(text, sold.decimals)
  const settled = useDebounced(amount, quoteDebounceMs)
  const isCurrent = settled === amount
  const asked: Asked | undefined =
    isCurrent && account && sold && bought && amount ? { account, sold, bought, amount } : undefined
  return { amount, asked }
}

/** Puts together all that is known of what a person is about to swap. */
export function useSwap() {
  const { kit } = useKitContext()
  const { form, preset, requests, change } = useSwapForm()
  const [sold, bought] = [usePriced(form.sold), usePriced(form.bought)]
  const [balance, boughtBalance] = [useTokenAmount(sold), useTokenAmount(bought)]
  const { amount, asked } = useAsked(sold, bought, form.amount)
  const quote = useKitQuery({ ...quoteQuery(kit, asked), ...fresh, enabled: asked !== undefined })
  const quoted = asked && quote.data
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
    /** What would be bought, base units; absent while it is not known and where nobody takes this. */
    quoted: quoted || undefined,
    most: useMost(sold, balance),
    gap,
    /** A price is on its way. */
    isQuoting: !gap && quoted === undefined,
  }
}

/** What the parts of the form take. */
export type SwapProps = { readonly swap: ReturnType<typeof useSwap> }
