import {
  type DepositAsset,
  type DepositState,
  depositPriceQuery,
  getDepositStore,
  listDepositAssets,
  toTokenAmount,
} from '@latchkey/kit/deposit'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

const none: readonly DepositAsset[] = []

/** Returns the selected asset, its amount for the entered dollars, and the pending deposit. */
export function useDeposit() {
  const { kit } = useKitContext()
  const store = getDepositStore(kit)
  const state = useSlice<DepositState, DepositState>(store, (whole) => whole, store.getState())
  const assets = useKitFacts(() => listDepositAssets(kit), none)
  const asset = state.asset ?? assets[0]
  const { data: priceUsd, isPending } = useKitQuery({
    ...depositPriceQuery(kit, asset),
    enabled: asset !== undefined,
  })
  return {
    assets,
    asset,
    dollars: state.dollars,
    /** The pending deposit that was started in this browser. */
    deposit: state.deposit,
    change: (fields: Partial<Pick<DepositState, 'asset' | 'dollars'>>) => store.setState(fields),
    amount: asset && toTokenAmount(state.dollars, { priceUsd, decimals: asset.decimals }),
    /** Whether the price of the asset is unknown, so that dollars cannot be converted. */
    unpriced: asset !== undefined && !isPending && !priceUsd,
  }
}

export type DepositProps = { readonly facts: ReturnType<typeof useDeposit> }
