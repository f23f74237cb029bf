import { useAccount } from './useAccount.ts'

/** Returns the name of the active wallet, for texts that name who has to act. */
export function useWalletName(): string {
  return useAccount().connectedWalletInfo?.name ?? ''
}
