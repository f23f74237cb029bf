import { type EmbeddedWalletInfo, getEmbeddedWallet } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

/** Reads the wallet of the login in use; `undefined` where another kind of wallet is. */
export function useEmbeddedWallet(): EmbeddedWalletInfo | undefined {
  const { kit } = useKitContext()
  return useSlice<unknown, EmbeddedWalletInfo | undefined>(
    kit.connection,
    () => getEmbeddedWallet(kit),
    undefined,
  )
}
