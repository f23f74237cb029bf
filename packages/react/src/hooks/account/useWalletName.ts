import { useAccountText } from '../../messages/accounts.ts'
import { useAccount } from './useAccount.ts'

/**
 * Returns the name of the active wallet for texts such as "Approve in …". For a login it returns
 * "the secure window", because the user approves its requests there.
 */
export function useWalletName(): string {
  const text = useAccountText()
  const wallet = useAccount().connectedWalletInfo
  return wallet?.type === 'AUTH' ? text('account.secureWindow') : (wallet?.name ?? '')
}
