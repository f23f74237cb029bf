import { useIsMutating } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { signOutKey } from '../product/createProductClient.ts'

/** Returns whether a sign-out is pending. Any part of this page may have started it. */
export function useSigningOut(): boolean {
  const { product } = useApp()
  return useIsMutating({ mutationKey: signOutKey }, product.queryClient) > 0
}
