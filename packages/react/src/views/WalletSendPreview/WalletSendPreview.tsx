import { isConnected } from '@latchkey/kit'
import { Actions, Button, EmptyState, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useWalletName } from '../../hooks/account/useWalletName.ts'
import { useSendText } from '../../messages/sends.ts'
import { type Ready, toReady } from '../../send/toReady.ts'
import { useEarlier } from '../../send/useEarlier.ts'
import { useSend, useSendForm } from '../../send/useSend.ts'
import { useUnderstood } from '../../send/useUnderstood.ts'
import { Warnings } from '../../send/Warnings.tsx'
import type { ViewProps } from '../ViewProps.ts'
import { Details } from './Details.tsx'
import { SendSum } from './SendSum.tsx'
import { useSubmitSend } from './useSubmitSend.ts'
import { useWarnings } from './useWarnings.ts'

/**
 * Shows a transfer before the wallet is prompted: its amount, recipient, network, fee and warnings.
 */
export function WalletSendPreview({ data }: ViewProps<'WalletSendPreview'>) {
  const send = useSend()
  const ready = toReady(send)
  if (!ready) return <Nothing />
  return <Review ready={ready} requestId={data.requestId} />
}

function useGoBack() {
  const { kit } = useKitContext()
  return () => kit.modal.send({ type: 'back', connected: isConnected(kit) })
}

/** Shown if the send form is empty, because the send is done or the network has changed. */
function Nothing() {
  const text = useSendText()
  return (
    <EmptyState
      action={<Button onClick={useGoBack()}>{text('send.fillIn')}</Button>}
      title={text('send.nothing')}
    />
  )
}

type ReviewProps = { readonly ready: Ready; readonly requestId: string }

function Review({ ready, requestId }: ReviewProps) {
  const text = useSendText()
  const goBack = useGoBack()
  const earlier = useEarlier(useSendForm().requests)
  const submit = useSubmitSend({ requestId, earlier })
  const warnings = [...earlier.warnings, ...useWarnings(ready)]
  const understood = useUnderstood(warnings)
  const isSending = submit.status === 'pending'
  const wallet = useWalletName()
  return (
    <Stack gap={16}>
      <SendSum ready={ready} />
      <Details ready={ready} />
      <Warnings label={text('send.understood')} understood={understood} warnings={warnings} />
      <Text align="center" role="status" size="small" tone="muted">
        {isSending && text('send.waiting', { wallet })}
        {!isSending && warnings.length === 0 && text('send.final')}
      </Text>
      <Actions>
        <Stack direction="row" gap={8}>
          <Button onClick={goBack} size="large" wide>
            {text('send.cancel')}
          </Button>
          <Button
            data-testid="send-confirm-button"
            disabled={understood.isHeld}
            onClick={() => submit.run(ready)}
            pending={isSending}
            size="large"
            variant="primary"
            wide
          >
            {text('send.send')}
          </Button>
        </Stack>
      </Actions>
    </Stack>
  )
}
