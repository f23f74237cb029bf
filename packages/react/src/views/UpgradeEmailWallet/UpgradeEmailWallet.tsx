import { openExternal } from '@latchkey/core'
import { track } from '@latchkey/kit'
import { Button, ExternalIcon, Icon, Image, ShieldIcon, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useLoginText } from '../../messages/logins.ts'

/**
 * Links to the pages of the secure origin, where the user manages backup, devices, activity and
 * export of the wallet.
 */
export function UpgradeEmailWallet() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { secureFrame } = kit.config
  if (!secureFrame) return null
  const url = new URL('/dashboard', secureFrame.url)
  const open = () => {
    track(kit, { event: 'EMAIL_UPGRADE_FROM_MODAL' })
    openExternal(url.href, { open: kit.ports.openWindow })
  }
  return (
    <Stack align="center" gap={20}>
      <Image fallback={<Icon icon={ShieldIcon} size={32} />} shape="tile" size={80} />
      <Stack align="center" gap={4}>
        <Text align="center" as="h3" weight={500}>
          {text('upgrade.title')}
        </Text>
        <Text align="center" size="small" tone="muted">
          {text('upgrade.text')}
        </Text>
      </Stack>
      <Button
        data-testid="w3m-secure-website-button"
        onClick={open}
        size="large"
        trailing={<Icon directional icon={ExternalIcon} />}
        variant="primary"
        wide
      >
        {text('upgrade.open', { host: url.host })}
      </Button>
      <Text align="center" size="caption" tone="muted">
        {text('upgrade.note')}
      </Text>
    </Stack>
  )
}
