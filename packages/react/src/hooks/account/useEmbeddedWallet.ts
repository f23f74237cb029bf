import { type EmbeddedWalletInfo, getEmbeddedWallet } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

/**
 * Returns data of the embedded wallet if the active account belongs to a login, else `undefined`.
 */
export function useEmbeddedWallet(): EmbeddedWalletInfo | undefined {
  const { kit } = useKitContext()
  return useSlice<unknown, EmbeddedWalletInfo | undefined>(
    kit.connection,
    () => getEmbeddedWallet(kit),
    undefined,
  )
}
