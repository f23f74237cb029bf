import { Button, EmptyState, Icon, Stack, SuccessIcon } from '@latchkey/ui'
import { GuideLink } from '../../connect/GuideLink.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { usePermissionText } from '../../messages/permissions.ts'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Confirms a new smart session. If the blockchain API has not accepted it yet, shows a note and a
 * button that opens the list of sessions.
 */
export function SmartSessionCreated({ data }: ViewProps<'SmartSessionCreated'>) {
  const { kit } = useKitContext()
  const text = usePermissionText()
  const isListed = data === undefined
  return (
    <EmptyState
      action={
        <Stack gap={8}>
          {!isListed && <ListButton />}
          <Button
            data-testid="smart-session-got-it"
            onClick={() => kit.modal.send({ type: 'replace', page: { view: 'Account' } })}
            size="large"
            variant={isListed ? 'primary' : 'secondary'}
            wide
          >
            {text('sessions.gotIt')}
          </Button>
          <GuideLink size="large" url={kit.config.guideUrls?.permissions} variant="ghost">
            {text('sessions.help')}
          </GuideLink>
        </Stack>
      }
      detail={text(isListed ? 'sessions.createdText' : 'sessions.unlistedText')}
      image={<Icon icon={SuccessIcon} size={32} />}
      role="status"
      title={text('sessions.created')}
    />
  )
}

/**
 * Button that opens the list of smart sessions, which sends the blockchain API those that it has
 * not accepted.
 */
function ListButton() {
  const { kit } = useKitContext()
  const text = usePermissionText()
  return (
    <Button
      data-testid="smart-session-show"
      onClick={() => {
        kit.modal.send({ type: 'replace', page: { view: 'Account' } })
        kit.modal.send({ type: 'push', page: { view: 'SmartSessionList' } })
      }}
      size="large"
      variant="primary"
      wide
    >
      {text('sessions.show')}
    </Button>
  )
}
