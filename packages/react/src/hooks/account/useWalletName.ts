import { useAccountText } from '../../messages/accounts.ts'
import { useAccount } from './useAccount.ts'

/**
 * Returns the name of the active wallet, for texts that name who has to act. A login has no wallet
 * with a name of its own: its requests are approved in the secure window.
 */
export function useWalletName(): string {
  const text = useAccountText()
  const wallet = useAccount().connectedWalletInfo
  return wallet?.type === 'AUTH' ? text('account.secureWindow') : (wallet?.name ?? '')
}
