import type { SendGap } from '@latchkey/kit/send'
import { Actions, Button, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSendText } from '../../messages/sends.ts'
import { OpenRequests } from '../../send/OpenRequests.tsx'
import { RecentReceivers } from '../../send/RecentReceivers.tsx'
import { useFirstToken } from '../../send/useFirstToken.ts'
import { useSend } from '../../send/useSend.ts'
import { useWantedEntry } from '../../send/useWantedEntry.ts'
import { AmountCard, type SendProps } from './AmountCard.tsx'
import { OtherMeans } from './OtherMeans.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import { Refusal } from './Refusal.tsx'

function toLabel(gap: SendGap | undefined, looksUp: boolean) {
  if (looksUp) return 'send.looking'
  return gap ? (`send.gap.${gap}` as const) : 'send.preview'
}

/**
 * Shows the send form, filled in by the user or by the app. The label of its button names the first
 * missing value.
 */
export function WalletSend() {
  const send = useSend()
  const { fault, enter } = useWantedEntry(send.given)
  useFirstToken(send)
  return fault ? <Refusal fault={fault} onRetry={enter} /> : <Form send={send} />
}

function Form({ send }: SendProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const { gap, given, requests, receiverPending } = send
  const isAsked = requests.some(({ state }) => state === 'asked')
  const isPreparing = given !== undefined && gap === 'token'
  const looksUp = gap === 'address' && receiverPending
  const openPreview = () => {
    const requestId = given?.wanted.requestId ?? kit.ports.randomId()
    kit.modal.send({ type: 'push', page: { view: 'WalletSendPreview', data: { requestId } } })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!gap && !isAsked) openPreview()
      }}
    >
      <Stack gap={16}>
        <OpenRequests requests={requests} />
        <AmountCard send={send} />
        <ReceiverField send={send} />
        {!given && send.form.receiver === '' && (
          <RecentReceivers onChoose={(receiver) => send.change({ receiver })} />
        )}
        {gap === 'funds' && !given && <OtherMeans />}
        <Actions>
          <Button
            data-testid="send-action-button"
            disabled={gap !== undefined || isAsked}
            pending={looksUp || isPreparing}
            size="large"
            type="submit"
            variant="primary"
            wide
          >
            {text(isPreparing ? 'send.preparing' : toLabel(gap, looksUp))}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}
