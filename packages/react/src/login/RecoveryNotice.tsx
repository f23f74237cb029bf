import { useKitContext } from '../context/KitContext.ts'
import { useAccountText } from '../messages/accounts.ts'
import { Notice } from '../parts/Notice.tsx'
import { useMissingRecovery } from './useMissingRecovery.ts'

/**
 * Explains that a wallet without recovery can be lost, with a button that opens the page for it
 * (S-35). Renders nothing for a wallet with recovery. It blocks nothing.
 */
export function RecoveryNotice() {
  const { kit } = useKitContext()
  const text = useAccountText()
  if (!useMissingRecovery()) return null
  return (
    <Notice
      action={text('recovery.setUp')}
      onPress={() => kit.modal.send({ type: 'push', page: { view: 'UpgradeEmailWallet' } })}
    >
      {text('recovery.missing')}
    </Notice>
  )
}
