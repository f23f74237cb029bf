import { setBalancesHidden } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useBalancesHidden } from './useBalancesHidden.ts'

export type UseHiddenBalancesReturnType = {
  readonly hidden: boolean
  /** Hides or shows all amounts, including those in the modal. The choice is stored. */
  readonly setHidden: (hidden: boolean) => void
}

/** Reads and sets whether the user hides balances. Use it for amounts and toggles of your app. */
export function useHiddenBalances(): UseHiddenBalancesReturnType {
  const { kit } = useKitContext()
  return { hidden: useBalancesHidden(), setHidden: (hidden) => setBalancesHidden(kit, hidden) }
}
