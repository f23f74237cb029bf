import { NotReplaceableError, type ReplacementAct, type ReplacementFees } from '@latchkey/core'
import { forgetSend, getReplacingGap, replacementQuery, type SentRequest } from '@latchkey/kit/send'
import { Button, CloseIcon, ForwardIcon, Icon, ListItem, Skeleton, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useSendText } from '../../messages/sends.ts'
import { List } from '../../parts/List.tsx'
import { useCoinText } from '../../send/useCoinText.ts'
import { useReplace } from './useReplace.ts'

/** Interval in milliseconds at which fees are requested, about the time of a block. */
const priceMs = 15_000

type ActsProps = { readonly request: SentRequest }

/**
 * Buttons that speed up or cancel a pending transaction, with their fees. If neither is possible,
 * shows the reason.
 */
export function Acts({ request }: ActsProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const gap = getReplacingGap(kit, request)
  if (gap) return <Note>{text(gap === 'unknown' ? 'pending.old' : `pending.${gap}`)}</Note>
  return <Offer request={request} />
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text data-testid="pending-note" role="status" size="small" tone="muted">
      {children}
    </Text>
  )
}

function Offer({ request }: ActsProps) {
  const { kit } = useKitContext()
  const replace = useReplace(request)
  const isBusy = replace.status === 'pending'
  const { data, error, refetch } = useKitQuery({
    ...replacementQuery(kit, request),
    // The fees are not refetched while the wallet is prompted, so that the view shows the fees of
    // that request.
    refetchInterval: !isBusy && priceMs,
  })
  const isFinal = error instanceof NotReplaceableError
  if (data && !isFinal)
    return <Choice busy={isBusy} fees={data} onGo={replace.run} request={request} />
  if (error) return <Refusal error={error} onRetry={() => void refetch()} request={request} />
  return <Skeleton shape="row" />
}

type RefusalProps = ActsProps & { readonly error: unknown; readonly onRetry: () => void }

function Refusal({ error, request, onRetry }: RefusalProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  if (!(error instanceof NotReplaceableError)) {
    return (
      <Stack align="start" gap={8}>
        <Note>{text('pending.unreachable')}</Note>
        <Button onClick={onRetry} size="small">
          {text('modal.tryAgain')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack align="start" gap={8}>
      <Note>{text(`pending.${error.reason}`)}</Note>
      {error.reason === 'unknown' && (
        <Button onClick={() => forgetSend(kit, request)} size="small">
          {text('pending.forget')}
        </Button>
      )}
    </Stack>
  )
}

type ChoiceProps = ActsProps & {
  readonly fees: ReplacementFees
  readonly busy: boolean
  readonly onGo: (terms: { readonly act: ReplacementAct; readonly fee: bigint }) => void
}

function Choice({ request, fees, busy, onGo }: ChoiceProps) {
  const text = useSendText()
  const now = useCoinText(fees.now)
  const { nonce } = fees
  const isCancelling = request.act === 'cancel'
  return (
    <Stack gap={8}>
      <List>
        <Act act="speedUp" busy={busy} fee={fees.speedUp} label="pending.speedUp" onGo={onGo} />
        <Act
          act="cancel"
          busy={busy}
          fee={fees.cancel}
          label={isCancelling ? 'pending.cancelFaster' : 'pending.cancel'}
          onGo={onGo}
        />
      </List>
      <Note>{text('pending.fee', { fee: now ?? '' })}</Note>
      {nonce !== undefined && <Note>{text('pending.number', { number: String(nonce) })}</Note>}
    </Stack>
  )
}

type ActProps = Pick<ChoiceProps, 'busy' | 'onGo'> & {
  readonly act: ReplacementAct
  /** Maximum fee in base units. `undefined` if the action is not offered. */
  readonly fee: bigint | undefined
  readonly label: 'pending.speedUp' | 'pending.cancel' | 'pending.cancelFaster'
}

function Act({ act, fee, busy, label, onGo }: ActProps) {
  const text = useSendText()
  const shown = useCoinText(fee)
  if (fee === undefined) return null
  return (
    <li>
      <ListItem
        data-testid={`pending-${act}`}
        detail={text(`pending.${act}Text`, { fee: shown ?? '' })}
        image={<Icon directional icon={act === 'cancel' ? CloseIcon : ForwardIcon} />}
        label={text(label)}
        onSelect={() => onGo({ act, fee })}
        pending={busy}
      />
    </li>
  )
}
