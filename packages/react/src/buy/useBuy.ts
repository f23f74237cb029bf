import type { CaipNetworkId } from '@latchkey/core'
import { getActiveNetworkId } from '@latchkey/kit'
import {
  type BuyState,
  findChosen,
  getBuyGap,
  getBuyLimits,
  getBuyStore,
  onrampOptionsQuery,
  onrampQuoteQuery,
  toBuyOrder,
} from '@latchkey/kit/buy'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useDebounced } from '../hooks/state/useDebounced.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

/** Time in milliseconds without typing before a quote is requested. */
const quoteDebounceMs = 200

/** Reads and changes the selected amount, currency and token of a purchase. */
export function useBuyChoice() {
  const { kit } = useKitContext()
  const store = getBuyStore(kit)
  const state = useSlice<BuyState, BuyState>(store, (whole) => whole, store.getState())
  const { data: options, isPending } = useKitQuery(onrampOptionsQuery(kit))
  const network = useKitFacts<CaipNetworkId | undefined>(() => getActiveNetworkId(kit), undefined)
  return {
    options,
    optionsPending: isPending,
    amount: state.amount,
    chosen: findChosen(options, state, network),
    network,
    state,
    change: (fields: Partial<BuyState>) => store.setState(fields),
  }
}

/**
 * Returns the selected amount, currency and token of a purchase, with the limits, the order and the
 * quote that result from them.
 */
export function useBuy() {
  const { kit } = useKitContext()
  const choice = useBuyChoice()
  const { options, state, chosen, network } = choice
  const limits = getBuyLimits(chosen.payment)
  const settled = useDebounced(state.amount, quoteDebounceMs)
  const order = toBuyOrder(options, { ...state, amount: settled }, network)
  const { data, isFetching } = useKitQuery({
    ...onrampQuoteQuery(kit, order),
    enabled: order !== undefined,
  })
  const gap = getBuyGap(state.amount, limits)
  const isSettled = settled === state.amount
  return {
    ...choice,
    limits,
    gap,
    order: isSettled ? order : undefined,
    /**
     * Price of the purchase. `null`: no provider sells this token. `undefined`: the order is
     * incomplete or its quote is loading.
     */
    quote: order && isSettled ? data : undefined,
    quoting: !gap && chosen.purchase !== undefined && (!isSettled || (isFetching && !data)),
  }
}

export type BuyProps = { readonly buy: ReturnType<typeof useBuy> }
