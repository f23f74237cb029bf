import type { Asked } from '@latchkey/kit/swap'
import { Icon, Text, WarningIcon } from '@latchkey/ui'
import { useWalletName } from '../../hooks/account/useWalletName.ts'
import { useSwapText } from '../../messages/swaps.ts'
import styles from './SwapPreview.module.css'
import type { ShownPlan } from './useSwapPlan.ts'

export type NotesProps = ShownPlan & {
  readonly asked: Asked
  /** Whether the wallet prompts the user now. */
  readonly prompted: boolean
}

/** Text keys of the notes for the transactions that must precede a swap. */
const firsts = new Map<string, 'swap.approveFirst' | 'swap.resetFirst'>([
  ['approve', 'swap.approveFirst'],
  ['reset', 'swap.resetFirst'],
])

/**
 * Shows that the wallet prompts the user, or the reason why the kit does not offer the swap, or else
 * a note about the next transaction.
 */
export function Notes({ asked, plan, refusal, prompted }: NotesProps) {
  const text = useSwapText()
  const wallet = useWalletName()
  if (prompted) {
    return (
      <Text align="center" data-testid="swap-prompted" role="status" size="small" weight={500}>
        {text('swap.approveIn', { wallet })}
      </Text>
    )
  }
  if (refusal) {
    return (
      <div
        className={styles['refusal']}
        data-grave={refusal === 'mismatch' || undefined}
        data-testid="swap-refusal"
        role="alert"
      >
        <Icon icon={WarningIcon} size={16} />
        <Text as="span" size="small">
          {text(`swap.${refusal}`)}
        </Text>
      </div>
    )
  }
  const { symbol } = asked.sold
  const first = plan?.step.approval ? 'swap.batch' : plan && firsts.get(plan.step.act)
  return (
    <>
      {plan && plan.amount < asked.amount && (
        <Text align="center" data-testid="swap-reduced" size="small">
          {text('swap.reduced')}
        </Text>
      )}
      <Text align="center" data-testid="swap-note" size="small" tone="muted">
        {first ? text(first, { symbol }) : text('swap.final')}
      </Text>
    </>
  )
}
