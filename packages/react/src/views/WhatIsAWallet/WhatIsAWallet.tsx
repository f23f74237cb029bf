import { track } from '@latchkey/kit'
import { Button, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useGuideText } from '../../messages/guides.ts'
import { PictureRows } from '../../parts/PictureRows.tsx'

/** Explains wallets to new users in three rows, and links to GetWallet. */
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
