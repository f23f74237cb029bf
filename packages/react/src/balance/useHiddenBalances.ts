import { setBalancesHidden } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useBalancesHidden } from './useBalancesHidden.ts'

export type UseHiddenBalancesReturnType = {
  readonly hidden: boolean
  /** Covers all amounts, those of the modal too, or shows them again. It stays so after a reload. */
  readonly setHidden: (hidden: boolean) => void
}

/** Reads and switches whether a person wants balances covered: for amounts and switches of your own. */
export function useHiddenBalances(): UseHiddenBalancesReturnType {
  const { kit } = useKitContext()
  return { hidden: useBalancesHidden(), setHidden: (hidden) => setBalancesHidden(kit, hidden) }
}
