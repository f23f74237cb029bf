import { connect } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { Notice } from '../../parts/Notice.tsx'

/**
 * Shows a notice while the wallet is locked. Its button connects the wallet again, so that the
 * wallet asks to be unlocked, or to share its account with a site that it has forgotten.
 */
export function LockedNotice() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { isLocked, connectedWalletInfo: connector, namespace } = useAccount()
  const unlock = useAction(async () => {
    if (connector && namespace) await connect(kit, { connectorId: connector.id, namespace })
  })
  if (!isLocked || !connector) return null
  return (
    <Notice
      action={text('account.unlock')}
      onPress={() => unlock.run()}
      pending={unlock.status === 'pending'}
    >
      {text('account.locked', { wallet: connector.name })}
    </Notice>
  )
}
