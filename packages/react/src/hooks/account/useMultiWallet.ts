import { isDecided, isMultiWalletEnabled, showAlert } from '@latchkey/kit'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../state/useKitFacts.ts'

/**
 * Returns whether the app may connect several wallets at the same time. If not, an alert informs
 * the developer once (K-PROF-10).
 */
export function useMultiWallet(): boolean {
  const { kit } = useKitContext()
  const isOff = useKitFacts(() => isDecided(kit) && !isMultiWalletEnabled(kit), false)
  useEffect(() => {
    if (isOff) showAlert(kit, { code: 'multi_wallet_not_enabled', variant: 'info' })
  }, [kit, isOff])
  return useKitFacts(() => isMultiWalletEnabled(kit), false)
}
