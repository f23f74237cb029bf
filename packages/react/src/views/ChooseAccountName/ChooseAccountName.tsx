import { isSmartAccountInUse, track } from '@latchkey/kit'
import { Actions, Button, Stack, Text } from '@latchkey/ui'
import { GuideLink } from '../../connect/GuideLink.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useNameText } from '../../messages/names.ts'
import { AccountImage } from '../../parts/AccountImage.tsx'

/** Explains account names, and opens the registration of one. */
export function ChooseAccountName() {
  const { kit } = useKitContext()
  const text = useNameText()
  const { address, profileImage } = useAccount()
  if (!address) return null
  const open = () => {
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount } })
    kit.modal.send({ type: 'push', page: { view: 'RegisterAccountName' } })
  }
  return (
    <Stack gap={20}>
      <Stack align="center" gap={20}>
        <AccountImage address={address} image={profileImage} size={80} />
        <Stack align="center" gap={4}>
          <Text align="center" as="h3" weight={500}>
            {text('names.introTitle')}
          </Text>
          <Text align="center" size="small" tone="muted">
            {text('names.intro', { name: `${text('names.example')}.${kit.config.nameZone ?? ''}` })}
          </Text>
        </Stack>
      </Stack>
      <Actions>
        <Button data-testid="choose-name-button" onClick={open} size="large" variant="primary" wide>
          {text('names.choose')}
        </Button>
        <GuideLink size="large" url={kit.config.guideUrls?.names} variant="ghost">
          {text('names.faq')}
        </GuideLink>
      </Actions>
    </Stack>
  )
}
