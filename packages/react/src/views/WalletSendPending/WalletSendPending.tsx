import { openExternal, toAmountText } from '@latchkey/core'
import { isConnected } from '@latchkey/kit'
import { forgetSend, isAsking, type SendRequest, type SentGroup } from '@latchkey/kit/send'
import {
  Button,
  ClockIcon,
  EmptyState,
  ExternalIcon,
  FullAddress,
  Icon,
  ListItem,
  Stack,
  Text,
} from '@latchkey/ui'
import { useSentGroups } from '../../activity/useSentGroups.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSendText } from '../../messages/sends.ts'
import styles from '../../send/AmountCard.module.css'
import type { ViewProps } from '../ViewProps.ts'
import { Acts } from './Acts.tsx'

/** Shows a pending transaction, with the actions that speed it up or cancel it. */
export function WalletSendPending({ data }: ViewProps<'WalletSendPending'>) {
  const { caipNetwork } = useNetwork()
  const groups = useSentGroups(caipNetwork?.caipNetworkId)
  const group = groups.find(({ id }) => id === data.id)
  return group ? <Pending group={group} /> : <Finished />
}

/** Shown if the pending transaction has become final, or if another account is active. */
function Finished() {
  const { kit } = useKitContext()
  const text = useSendText()
  const goBack = () => kit.modal.send({ type: 'back', connected: isConnected(kit) })
  return (
    <EmptyState
      action={<Button onClick={goBack}>{text('pending.back')}</Button>}
      role="status"
      title={text('pending.over')}
    />
  )
}

type PendingProps = { readonly group: SentGroup }

function Pending({ group }: PendingProps) {
  const { asked, latest } = group
  // A transaction without all signatures has no nonce to replace and no page in the explorer.
  const isUnsigned = latest.waitsFor === 'signatures'
  return (
    <Stack gap={16}>
      <Summary group={group} />
      {asked ? (
        <ReplacementRequest request={asked} />
      ) : (
        !isUnsigned && <Acts key={group.latest.hash} request={group.latest} />
      )}
      {!isUnsigned && <Explorer group={group} />}
    </Stack>
  )
}

const states = new Map<string, 'pending.cancelling' | 'pending.faster'>([
  ['cancel', 'pending.cancelling'],
  ['speedUp', 'pending.faster'],
])

function Summary({ group: { latest } }: PendingProps) {
  const text = useSendText()
  const { locale } = useLanguage()
  const { amount, symbol, to, act, waitsFor } = latest
  const waiting = waitsFor ? 'pending.signatures' : 'pending.waiting'
  const state = (act && states.get(act)) || waiting
  return (
    <div className={styles['card']}>
      <Text as="span" data-testid="pending-amount" size="title" tabular weight={500}>
        {toAmountText(amount, { locale, exact: true })} <bdi>{symbol}</bdi>
      </Text>
      <Text as="span" size="small" tone="muted">
        {text('send.to')}
      </Text>
      <Text as="span" size="small">
        <FullAddress data-testid="pending-address" value={to} />
      </Text>
      <Stack align="center" direction="row" gap={8} role="status">
        <Icon icon={ClockIcon} size={16} />
        <Text as="span" data-testid="pending-state" size="small">
          {text(state)}
        </Text>
      </Stack>
    </div>
  )
}

/**
 * Shows that the wallet was prompted to replace the transaction and has not responded. At most one
 * of the transactions with this nonce is mined.
 */
function ReplacementRequest({ request }: { readonly request: SendRequest }) {
  const { kit } = useKitContext()
  const text = useSendText()
  const isOwnRequest = isAsking(kit, request.id)
  return (
    <div className={styles['request']} role="status">
      <Icon icon={ClockIcon} size={16} />
      <Stack align="start" gap={8}>
        <Text size="small">{text(isOwnRequest ? 'pending.askedHere' : 'pending.asked')}</Text>
        {!isOwnRequest && (
          <Button onClick={() => forgetSend(kit, request)} size="small">
            {text('pending.askAgain')}
          </Button>
        )}
      </Stack>
    </div>
  )
}

function Explorer({ group: { latest } }: PendingProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const { caipNetwork } = useNetwork()
  const url = caipNetwork?.blockExplorers?.default.url
  if (!url) return null
  const open = () =>
    openExternal(`${url}/tx/${encodeURIComponent(latest.hash)}`, { open: kit.ports.openWindow })
  return (
    <ListItem
      image={<Icon icon={ExternalIcon} />}
      label={text('pending.explorer')}
      onSelect={open}
    />
  )
}
