import { setBalancesHidden } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useBalancesHidden } from './useBalancesHidden.ts'

export type UseHiddenBalancesReturnType = {
  readonly hidden: boolean
  /** Hides or shows all amounts, including those in the modal. The browser stores the choice. */
  readonly setHidden: (hidden: boolean) => void
}

/**
 * Reads and changes whether the user hides balances. Use it for amounts in your app and for a
 * switch that hides them.
 */
export function useHiddenBalances(): UseHiddenBalancesReturnType {
  const { kit } = useKitContext()
  return { hidden: useBalancesHidden(), setHidden: (hidden) => setBalancesHidden(kit, hidden) }
}
