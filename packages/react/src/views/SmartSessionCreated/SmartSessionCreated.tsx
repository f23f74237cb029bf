import { openExternal } from '@latchkey/core'
import { Button, EmptyState, ExternalIcon, Icon, Stack, SuccessIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { usePermissionText } from '../../hooks/usePermissionText.ts'
import { isLink } from '../../wallets/openWalletPage.ts'

/** Says that an app may act for the account from now on. */
export function SmartSessionCreated() {
  const { kit } = useKitContext()
  const text = usePermissionText()
  return (
    <EmptyState
      action={
        <Stack gap={8}>
          <Button
            data-testid="smart-session-got-it"
            onClick={() => kit.modal.send({ type: 'replace', page: { view: 'Account' } })}
            size="large"
            variant="primary"
            wide
          >
            {text('sessions.gotIt')}
          </Button>
          <HelpButton />
        </Stack>
      }
      detail={text('sessions.createdText')}
      image={<Icon icon={SuccessIcon} size={32} />}
      role="status"
      title={text('sessions.created')}
    />
  )
}

function HelpButton() {
  const { kit } = useKitContext()
  const text = usePermissionText()
  const url = kit.config.guideUrls?.permissions
  if (!isLink(url)) return null
  return (
    <Button
      onClick={() => openExternal(url, { open: kit.ports.openWindow })}
      size="large"
      trailing={<Icon directional icon={ExternalIcon} />}
      variant="ghost"
      wide
    >
      {text('sessions.help')}
    </Button>
  )
}
