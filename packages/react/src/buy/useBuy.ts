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

/** A quote is asked for when nobody has typed for so long. */
const quoteDebounceMs = 200

/** Reads what is chosen to buy, and changes it. */
export function useBuyChoice() {
  const { kit } = useKitContext()
  const store = getBuyStore(kit)
  const state = useSlice<BuyState, BuyState>(store, (whole) => whole, store.getState())
  const { data: options, isPending } = useKitQuery(onrampOptionsQuery(kit))
  return {
    options,
    optionsPending: isPending,
    amount: state.amount,
    chosen: findChosen(options, state),
    state,
    change: (fields: Partial<BuyState>) => store.setState(fields),
  }
}

/** Puts together all that is known of a purchase: the order, and what it brings. */
export function useBuy() {
  const { kit } = useKitContext()
  const choice = useBuyChoice()
  const { options, state, chosen } = choice
  const network = useKitFacts<CaipNetworkId | undefined>(() => getActiveNetworkId(kit), undefined)
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
    /** `null`: nobody sells it so. `undefined`: nothing was asked, or it is on its way. */
    quote: order && isSettled ? data : undefined,
    quoting: !gap && chosen.purchase !== undefined && (!isSettled || (isFetching && !data)),
  }
}

export type BuyProps = { readonly buy: ReturnType<typeof useBuy> }
