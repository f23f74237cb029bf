import { openExternal } from '@latchkey/core'
import {
  forgetSend,
  isAsking,
  refreshSends,
  type SendRequest,
  type SentGroup,
  toSentGroups,
} from '@latchkey/kit/send'
import { Button, ClockIcon, Icon, Stack, Text } from '@latchkey/ui'
import { type ReactNode, useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useSendText } from '../messages/sends.ts'
import styles from './AmountCard.module.css'
import { toRequestValues } from './toRequestValues.ts'

export type OpenRequestsProps = { readonly requests: readonly SendRequest[] }

/**
 * Lists the transfers whose outcome is unknown, from this tab and other tabs, so that a user does
 * not send the same amount twice.
 */
export function OpenRequests({ requests }: OpenRequestsProps) {
  const { kit } = useKitContext()
  useEffect(() => refreshSends(kit), [kit])
  if (requests.length === 0) return null
  const isUnknown = ({ state, act }: SendRequest) => state === 'unknown' && act === undefined
  const asked = requests.filter((request) => request.state !== 'sent' && !isUnknown(request))
  return (
    <Stack data-testid="send-requests" gap={8} role="status">
      {toSentGroups(requests).map((group) => (
        <SentRow group={group} key={group.id} />
      ))}
      {asked.map((request) => (
        <AskedRow key={request.id} request={request} />
      ))}
      {requests.filter(isUnknown).map((request) => (
        <UnknownRow key={request.id} request={request} />
      ))}
    </Stack>
  )
}

/** Returns the values of the texts about a transfer, with all digits of its amount. */
const useValues = (request: SendRequest) => toRequestValues(request, useLanguage().locale)

function SentRow({ group: { id, latest } }: { readonly group: SentGroup }) {
  const { kit } = useKitContext()
  const text = useSendText()
  const values = useValues(latest)
  const isCancelling = latest.act === 'cancel'
  const open = () =>
    kit.modal.send({ type: 'push', page: { view: 'WalletSendPending', data: { id } } })
  return (
    <Row
      action={
        <Button onClick={open} size="small">
          {text('send.look')}
        </Button>
      }
    >
      {text(isCancelling ? 'send.cancelling' : 'send.sent', values)}
    </Row>
  )
}

function AskedRow({ request }: { readonly request: SendRequest }) {
  const { kit } = useKitContext()
  const text = useSendText()
  const values = useValues(request)
  const isHere = isAsking(kit, request.id)
  const forget = !isHere && (
    <Button onClick={() => forgetSend(kit, request)} size="small">
      {text(request.act ? 'pending.askAgain' : 'send.forget')}
    </Button>
  )
  if (request.act)
    return <Row action={forget}>{text(isHere ? 'pending.askedHere' : 'pending.asked')}</Row>
  return <Row action={forget}>{text(isHere ? 'send.askedHere' : 'send.asked', values)}</Row>
}

/** Shows a transfer with an unknown outcome, an explorer button and a button that removes the row. */
function UnknownRow({ request }: { readonly request: SendRequest }) {
  const { kit } = useKitContext()
  const text = useSendText()
  const { caipNetwork } = useNetwork()
  const values = useValues(request)
  const explorer = caipNetwork?.blockExplorers?.default.url
  const { walletText } = request
  const openExplorer = () =>
    openExternal(`${explorer}/address/${request.from}`, { open: kit.ports.openWindow })
  return (
    <Row
      action={
        <>
          {explorer && (
            <Button onClick={openExplorer} size="small">
              {text('send.lookUp')}
            </Button>
          )}
          <Button onClick={() => forgetSend(kit, request)} size="small">
            {text('send.checked')}
          </Button>
        </>
      }
    >
      {walletText === undefined
        ? text('send.maybeSent', values)
        : text('send.maybeSentReport', { ...values, walletText })}
    </Row>
  )
}

function Row({ action, children }: { readonly action: ReactNode; readonly children: string }) {
  return (
    <div className={styles['request']}>
      <Icon icon={ClockIcon} size={16} />
      <Stack align="start" gap={8}>
        <Text size="small">{children}</Text>
        {action}
      </Stack>
    </div>
  )
}
