import { type EmbeddedWalletInfo, getEmbeddedWallet } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

/** Reads the embedded wallet of the active login; `undefined` for any other wallet. */
export function useEmbeddedWallet(): EmbeddedWalletInfo | undefined {
  const { kit } = useKitContext()
  return useSlice<unknown, EmbeddedWalletInfo | undefined>(
    kit.connection,
    () => getEmbeddedWallet(kit),
    undefined,
  )
}
