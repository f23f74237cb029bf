import { Button, Icon, Image, KeyIcon, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAccountText } from '../messages/accounts.ts'

export type RecoveryPromptProps = {
  /** Called if the user continues without setting up recovery. */
  readonly onLater: () => void
}

/**
 * Warns that a wallet without recovery can be lost, before the view shows the address that receives
 * assets (S-35).
 */
export function RecoveryPrompt({ onLater }: RecoveryPromptProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  return (
    <Stack gap={20}>
      <Stack align="center" gap={20}>
        <Image fallback={<Icon icon={KeyIcon} size={32} />} shape="tile" size={80} />
        <Stack align="center" gap={4}>
          <Text align="center" as="h3" weight={500}>
            {text('receive.wayBackTitle')}
          </Text>
          <Text align="center" size="small" tone="muted">
            {text('receive.wayBackText')}
          </Text>
        </Stack>
      </Stack>
      <Stack gap={8}>
        <Button
          onClick={() => kit.modal.send({ type: 'push', page: { view: 'UpgradeEmailWallet' } })}
          size="large"
          variant="primary"
          wide
        >
          {text('receive.wayBackMake')}
        </Button>
        <Button onClick={onLater} size="large" variant="ghost" wide>
          {text('receive.wayBackLater')}
        </Button>
      </Stack>
    </Stack>
  )
}
