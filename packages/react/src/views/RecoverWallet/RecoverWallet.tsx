import { openExternal } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { continueLogin, getFrameElement } from '@latchkey/kit/auth'
import { Button, ExternalIcon, Icon, Image, KeyIcon, Stack } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { FramePlace } from '../../frame/FramePlace.tsx'
import { useFrameInert } from '../../frame/useFrameInert.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { toLoginReason, wasLeft } from '../../login/toLoginReason.ts'
import { useLoginText } from '../../messages/logins.ts'
import { CancelButton } from '../../parts/WaitingActions.tsx'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'

/**
 * Recovers the wallet of a login on a new device, with instructions by the secure frame. The user
 * enters the recovery code on a page of the secure origin, never in this app (S-25).
 */
export function RecoverWallet() {
  const { kit } = useKitContext()
  const [hasFrame] = useState(() => getFrameElement(kit) !== undefined)
  const inert = useFrameInert()
  return (
    <Stack gap={12}>
      {hasFrame && !inert ? <FramePlace above /> : <RecoveryLink />}
      <Actions />
    </Stack>
  )
}

/**
 * The button that continues the interrupted login once the wallet is recovered. It is secondary,
 * because the user must first open the recovery page.
 */
function Actions() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const going = useAction<void>(async (_, { signal }) => {
    try {
      await continueLogin(kit, { signal })
    } catch (error) {
      if (!signal.aborted && !wasLeft(error)) {
        const isOpen = getErrorCode(error) === 'recovery_required'
        const message = isOpen ? text('recover.waiting') : toLoginReason(text, error)
        showToast(kit, { message, variant: 'error' })
      }
      throw error
    }
  })
  return (
    <Stack direction="row" gap={12}>
      <CancelButton />
      <Button onClick={() => going.run()} pending={going.status === 'pending'} size="large" wide>
        {text('recover.continue')}
      </Button>
    </Stack>
  )
}

/**
 * Link to the recovery page. Shown if the page has loaded no secure frame, which would show the
 * same instructions, or if the frame is inert.
 */
function RecoveryLink() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { secureFrame } = kit.config
  const open = () =>
    secureFrame &&
    openExternal(new URL('/recover', secureFrame.url).href, { open: kit.ports.openWindow })
  return (
    <WaitingScreen
      action={
        <Button
          onClick={open}
          size="large"
          trailing={<Icon directional icon={ExternalIcon} />}
          variant="primary"
          wide
        >
          {text('recover.open')}
        </Button>
      }
      image={<Image fallback={<Icon icon={KeyIcon} size={32} />} shape="tile" size={80} />}
      state="waiting"
      text={text('recover.text')}
      title={text('recover.title')}
    />
  )
}
