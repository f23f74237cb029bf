import { isSmartSessionsOffered } from '@latchkey/kit/permissions'
import { AppsIcon, Icon, IconButton } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useAccountText } from '../../messages/accounts.ts'

/**
 * Opens the list of smart sessions. Renders nothing if the app turns them off, or if the active
 * account is not on an EVM network.
 */
export function SessionsButton() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const offered = useKitFacts(() => isSmartSessionsOffered(kit), false)
  if (!offered) return null
  return (
    <IconButton
      aria-label={text('account.sessions')}
      data-testid="w3m-header-smart-sessions"
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'SmartSessionList' } })}
    >
      <Icon icon={AppsIcon} />
    </IconButton>
  )
}
