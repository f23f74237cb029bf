import { openExternal } from '@latchkey/core'
import { Button, ExternalIcon, Icon, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useGuideText } from '../../messages/guides.ts'
import { PictureRows } from '../../parts/PictureRows.tsx'
import { isLink } from '../../wallets/openWalletPage.ts'

/** Two rows about networks, and where to read on if the app names a page. */
export function WhatIsANetwork() {
  const { kit } = useKitContext()
  const text = useGuideText()
  const url = kit.config.guideUrls?.networks
  return (
    <Stack gap={20}>
      <PictureRows names={['network', 'worlds']} />
      {isLink(url) && (
        <Button
          onClick={() => openExternal(url, { open: kit.ports.openWindow })}
          size="large"
          trailing={<Icon directional icon={ExternalIcon} />}
          variant="primary"
          wide
        >
          {text('guide.learnMore')}
        </Button>
      )}
    </Stack>
  )
}
