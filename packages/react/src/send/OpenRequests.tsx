import { shortenAddress } from '@latchkey/core'
import { forgetSend, isAsking, refreshSends, type SendRequest } from '@latchkey/kit/send'
import { Button, ClockIcon, Icon, Stack, Text } from '@latchkey/ui'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSendText } from '../hooks/useSendText.ts'
import styles from './AmountCard.module.css'

export type OpenRequestsProps = { readonly requests: readonly SendRequest[] }

/** What was begun and is not known to be over, here or in another tab: nobody sends the same twice for not knowing. */
export function OpenRequests({ requests }: OpenRequestsProps) {
  const { kit } = useKitContext()
  useEffect(() => refreshSends(kit), [kit])
  if (requests.length === 0) return null
  return (
    <Stack data-testid="send-requests" gap={8} role="status">
      {requests.map((request) => (
        <OpenRequest key={request.id} request={request} />
      ))}
    </Stack>
  )
}

function OpenRequest({ request }: { readonly request: SendRequest }) {
  const { kit } = useKitContext()
  const text = useSendText()
  const { id, amount, symbol, to, state } = request
  const values = { amount: `${amount} ${symbol}`, address: shortenAddress(to) }
  const isHere = isAsking(kit, id)
  const asked = isHere ? 'send.askedHere' : 'send.asked'
  return (
    <div className={styles['request']}>
      <Icon icon={ClockIcon} size={16} />
      <Stack align="start" gap={8}>
        <Text size="small">{text(state === 'sent' ? 'send.sent' : asked, values)}</Text>
        {state === 'asked' && !isHere && (
          <Button onClick={() => forgetSend(kit, request)} size="small">
            {text('send.forget')}
          </Button>
        )}
      </Stack>
    </div>
  )
}
