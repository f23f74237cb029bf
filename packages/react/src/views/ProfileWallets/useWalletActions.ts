import type { ChainNamespace } from '@latchkey/core'
import { deleteConnection, disconnect, showToast, switchConnection } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useAccountText } from '../../messages/accounts.ts'

export type WalletKey = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address?: string | undefined
}

type ToastText =
  | 'profile.walletSwitched'
  | 'profile.accountSwitched'
  | 'profile.walletDisconnected'
  | 'profile.walletDeleted'
  | 'profile.switchFailed'
  | 'account.disconnectFailed'

/**
 * Returns the functions that switch to a wallet, disconnect it or delete it from the recent ones.
 * Each shows its outcome as a toast.
 */
export function useWalletActions() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const show = (message: ToastText, variant: 'success' | 'error') =>
    showToast(kit, { message: text(message), variant })

  const switching = useAction<WalletKey>(async (key, { signal }) => {
    try {
      const result = await switchConnection(kit, { ...key, signal })
      if (result?.hasSwitchedWallet) show('profile.walletSwitched', 'success')
      else if (result?.hasSwitchedAccount) show('profile.accountSwitched', 'success')
    } catch (error) {
      if (!signal.aborted) show('profile.switchFailed', 'error')
      throw error
    }
  })
  const leaving = useAction<{ namespace: ChainNamespace; connectorId?: string }>(
    async ({ namespace, connectorId: id }) => {
      try {
        await disconnect(kit, { namespace, id, keepModal: true })
        show('profile.walletDisconnected', 'success')
      } catch (error) {
        show('account.disconnectFailed', 'error')
        throw error
      }
    },
  )
  const forgetting = useAction<WalletKey>(async (key) => {
    await deleteConnection(kit, key)
    show('profile.walletDeleted', 'success')
  })
  return {
    busy: switching.status === 'pending' || leaving.status === 'pending',
    switchTo: switching.run,
    disconnect: leaving.run,
    forget: forgetting.run,
  }
}
