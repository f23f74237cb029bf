import { useHasValue } from '../../balance/useHasValue.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useLazy } from '../../loading/useLazy.ts'

const load = () => import(/* moment: login */ '../../login/RecoveryNotice.tsx')

/**
 * Offers to set up recovery once the wallet of a login holds something of value (S-35). Until then,
 * only the row of the login mentions recovery.
 */
export function RecoveryPart() {
  const isMissing = useAccount().backedUp === false
  return isMissing ? <OfferWithValue /> : null
}

function OfferWithValue() {
  return useHasValue() ? <LazyNotice /> : null
}

/** Renders nothing if the code fails to load, because the row of the login opens the same page. */
function LazyNotice() {
  const { value: notice } = useLazy(load)
  return notice ? <notice.RecoveryNotice /> : null
}
