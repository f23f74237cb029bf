import { getBalancesHidden } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

const toItself = (hidden: boolean) => hidden

/** Returns whether the user hides balances. */
export function useBalancesHidden(): boolean {
  const { kit } = useKitContext()
  return useSlice(getBalancesHidden(kit), toItself, false)
}
