import { isConnected } from '@latchkey/kit'
import type { Views } from '@latchkey/modal'
import { CountdownButton, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { useEmailWait } from './useEmailWait.ts'

/**
 * Button that returns to the form for the new email address. Disabled until another email may be
 * sent (K-SET-03).
 */
export function ChangeAgain({ redirectView }: NonNullable<Views['UpdateEmailWallet']>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const seconds = useEmailWait(undefined)
  const data = redirectView && { redirectView }
  const showForm = () => {
    // The form for the new address is usually the previous page of the history, so this navigates
    // back.
    const isBelow = kit.modal.getState().stack.at(-2)?.view === 'UpdateEmailWallet'
    if (isBelow) return kit.modal.send({ type: 'back', connected: isConnected(kit) })
    const page = { view: 'UpdateEmailWallet', ...(data && { data }) } as const
    kit.modal.send({ type: 'replace', page })
  }
  return (
    <Stack align="center">
      <Text align="center" size="small" tone="muted">
        {text('email.wrongAddress')}
      </Text>
      <CountdownButton
        onClick={showForm}
        secondsLeft={seconds}
        waiting={text('email.tryAgainIn', { seconds: String(seconds) })}
      >
        {text('email.tryAgain')}
      </CountdownButton>
    </Stack>
  )
}
