import { refreshLogin } from '@latchkey/kit/auth'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'

/**
 * Returns whether the active account is that of a login whose wallet has no recovery (S-35). Reads
 * the state again each time the page becomes visible, because the user sets up recovery on another
 * page.
 */
export function useMissingRecovery(): boolean {
  const { kit } = useKitContext()
  const isMissing = useAccount().backedUp === false
  useEffect(() => {
    if (!isMissing) return
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      // If the request fails, the known state stays. The next time the page becomes visible, the
      // state is requested again.
      refreshLogin(kit).catch(() => undefined)
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [kit, isMissing])
  return isMissing
}
