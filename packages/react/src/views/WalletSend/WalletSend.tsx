import { Actions, Button, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSendText } from '../../hooks/useSendText.ts'
import { useSend } from '../../send/useSend.ts'
import { AmountCard } from './AmountCard.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { OtherMeans } from './OtherMeans.tsx'
import { ReceiverField } from './ReceiverField.tsx'

/** What, how much, to whom. The button says what lacks, in a fixed order. */
export function WalletSend() {
  const { kit } = useKitContext()
  const text = useSendText()
  const send = useSend()
  const { gap, requests, receiverPending } = send
  const isAsked = requests.some(({ state }) => state === 'asked')
  const looksUp = gap === 'address' && receiverPending
  const openPreview = () => {
    const requestId = kit.ports.randomId()
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
        {gap === 'funds' && <OtherMeans />}
        <Actions>
          <Button
            data-testid="send-action-button"
            disabled={gap !== undefined || isAsked}
            pending={looksUp}
            size="large"
            type="submit"
            variant="primary"
            wide
          >
            {looksUp ? text('send.looking') : text(gap ? `send.gap.${gap}` : 'send.preview')}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}
