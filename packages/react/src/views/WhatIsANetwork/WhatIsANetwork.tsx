import { Stack } from '@latchkey/ui'
import { GuideLink } from '../../connect/GuideLink.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useGuideText } from '../../messages/guides.ts'
import { PictureRows } from '../../parts/PictureRows.tsx'

/** Explains networks in two rows, with a link to the app's own guide if there is one. */
export function WhatIsANetwork() {
  const { kit } = useKitContext()
  const text = useGuideText()
  return (
    <Stack gap={20}>
      <PictureRows names={['network', 'worlds']} />
      <GuideLink size="large" url={kit.config.guideUrls?.networks} variant="primary">
        {text('guide.learnMore')}
      </GuideLink>
    </Stack>
  )
}
