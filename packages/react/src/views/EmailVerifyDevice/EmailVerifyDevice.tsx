import { isConnected, showToast } from '@latchkey/kit'
import { getLoginStore, waitForDevice } from '@latchkey/kit/auth'
import { Icon, Image, MailIcon, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../../hooks/actions/useStartOnEntry.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { Addressed } from '../../login/CodeForm.tsx'
import { emailLifetimeMinutes } from '../../login/constants.ts'
import { ResendButton } from '../../login/ResendButton.tsx'
import { toLoginReason, wasLeft } from '../../login/toLoginReason.ts'
import { useLoginText } from '../../messages/logins.ts'
import { CancelButton } from '../../parts/WaitingActions.tsx'
import { WaitingImage } from '../../parts/WaitingImage.tsx'
import type { ViewProps } from '../ViewProps.ts'
import styles from './EmailVerifyDevice.module.css'

/**
 * Waits until the user opens the link in the email. The login then finishes, or continues with the
 * code or the recovery of the wallet. On failure, shows a toast and navigates back.
 */
export function EmailVerifyDevice({ data: { email } }: ViewProps<'EmailVerifyDevice'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const showCode = () =>
    kit.modal.send({ type: 'replace', page: { view: 'EmailVerifyOtp', data: { email } } })
  const waiting = useAction<void>(async (_, { signal }) => {
    try {
      const step = await waitForDevice(kit, { signal })
      if (step === 'otp' && !signal.aborted) showCode()
    } catch (error) {
      if (getErrorCode(error) === 'recovery_required') {
        kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
      } else if (!signal.aborted && !wasLeft(error)) {
        showToast(kit, { message: toReason(text, error), variant: 'error' })
        kit.modal.send({ type: 'back', connected: isConnected(kit) })
      }
      throw error
    }
  })
  useStartOnEntry(waiting.run)
  const minutes = String(emailLifetimeMinutes)
  return (
    <Stack align="center" className={styles['screen']} gap={20}>
      <WaitingImage state="waiting">
        <Image fallback={<Icon icon={MailIcon} size={32} />} shape="tile" size={80} />
      </WaitingImage>
      <Stack align="center" gap={12} role="status">
        <Text align="center" as="h3" weight={500}>
          {text('login.deviceTitle')}
        </Text>
        <Addressed email={email} title={text('login.deviceText')} />
        <DeviceNumber />
        <Text align="center" size="small" tone="muted">
          {text('login.deviceNote', { minutes })}
        </Text>
      </Stack>
      <ResendButton
        email={email}
        onStep={(step) => (step === 'otp' ? showCode() : waiting.run())}
        what="Email"
      />
      <CancelButton />
    </Stack>
  )
}

/**
 * Shows the number of this login. The page behind the link asks for this number, so that a user
 * does not approve the login of an attacker.
 */
function DeviceNumber() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const number = useSlice(getLoginStore(kit), (state) => state.deviceNumber, undefined)
  if (number === undefined) return null
  return (
    <Stack align="center" className={styles['number']} gap={4}>
      <Text align="center" size="small">
        {text('login.deviceNumber')}
      </Text>
      <Text as="strong" dir="ltr" size="display" tabular weight={500}>
        {String(number).padStart(2, '0')}
      </Text>
    </Stack>
  )
}

function toReason(text: ReturnType<typeof useLoginText>, error: unknown): string {
  const isRefused = getErrorCode(error) === 'frame_refused'
  return isRefused ? text('login.deviceRefused') : toLoginReason(text, error)
}
