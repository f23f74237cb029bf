import { useIsMutating } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { signOutKey } from '../product/createProductClient.ts'

/** Tells whether the server is being asked to end the session, whatever asked for it. */
export function useSigningOut(): boolean {
  const { product } = useApp()
  return useIsMutating({ mutationKey: signOutKey }, product.queryClient) > 0
}
