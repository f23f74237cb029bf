import { forgetSwap, isSwapAsking, refreshSwaps, type SwapRequest } from '@latchkey/kit/swap'
import { Button, ClockIcon, Icon, Stack, Text } from '@latchkey/ui'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSwapText } from '../../messages/swaps.ts'
import styles from '../../send/AmountCard.module.css'

export type OpenSwapsProps = { readonly requests: readonly SwapRequest[] }

/**
 * Lists unfinished swaps from this tab and other tabs, so that the user does not swap the same
 * tokens twice.
 */
export function OpenSwaps({ requests }: OpenSwapsProps) {
  const { kit } = useKitContext()
  useEffect(() => refreshSwaps(kit), [kit])
  if (requests.length === 0) return null
  return (
    <Stack data-testid="swap-requests" gap={8} role="status">
      {requests.map((request) => (
        <OpenSwap key={request.id} request={request} />
      ))}
    </Stack>
  )
}

function OpenSwap({ request }: { readonly request: SwapRequest }) {
  const { kit } = useKitContext()
  const text = useSwapText()
  const { id, act, sold, bought, state, walletText } = request
  const isHere = isSwapAsking(kit, id)
  const texts = {
    asked: isHere ? 'swap.askedHere' : 'swap.asked',
    sent: act === 'swap' ? 'swap.sent' : 'swap.approvalSent',
    unknown: 'swap.maybeSent',
  } as const
  return (
    <div className={styles['request']}>
      <Icon icon={ClockIcon} size={16} />
      <Stack align="start" gap={8}>
        <Text size="small">
          {walletText === undefined
            ? text(texts[state], { sold, bought })
            : text('swap.maybeSentReport', { sold, bought, walletText })}
        </Text>
        {state !== 'sent' && !isHere && (
          <Button onClick={() => forgetSwap(kit, request)} size="small">
            {text(state === 'asked' ? 'swap.forget' : 'swap.checked')}
          </Button>
        )}
      </Stack>
    </div>
  )
}
