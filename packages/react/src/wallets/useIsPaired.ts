import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

/**
 * Returns whether a wallet is connected through WalletConnect. Until it is disconnected, no other
 * wallet can be paired (K-CONN-12).
 */
export function useIsPaired(): boolean {
  const { kit } = useKitContext()
  return useSlice(
    kit.connection,
    ({ connections }) => connections.some(({ connector }) => connector.type === 'WALLET_CONNECT'),
    false,
  )
}
