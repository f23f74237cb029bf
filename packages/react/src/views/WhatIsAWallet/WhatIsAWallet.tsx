import { track } from '@latchkey/kit'
import { Button, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useGuideText } from '../../messages/guides.ts'
import { PictureRows } from '../../parts/PictureRows.tsx'

/** Three rows for people who never had a wallet, and where to get one. */
export function WhatIsAWallet() {
  const { kit } = useKitContext()
  const text = useGuideText()
  const openGetWallet = () => {
    track(kit, { event: 'CLICK_GET_WALLET_HELP' })
    kit.modal.send({ type: 'push', page: { view: 'GetWallet' } })
  }
  return (
    <Stack gap={20}>
      <PictureRows names={['keys', 'assets', 'control']} />
      <Button onClick={openGetWallet} size="large" variant="primary" wide>
        {text('guide.getWallet')}
      </Button>
    </Stack>
  )
}
