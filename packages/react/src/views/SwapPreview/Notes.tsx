import type { Asked } from '@latchkey/kit/swap'
import { Icon, Text, WarningIcon } from '@latchkey/ui'
import { useSwapText } from '../../hooks/useSwapText.ts'
import styles from './SwapPreview.module.css'
import type { ShownPlan } from './useSwapPlan.ts'

export type NotesProps = ShownPlan & { readonly asked: Asked }

/** Why it is not offered, or what comes next. */
export function Notes({ asked, plan, refusal }: NotesProps) {
  const text = useSwapText()
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
  const isApproval = plan?.step.act === 'approve'
  return (
    <>
      {plan && plan.amount < asked.amount && (
        <Text align="center" data-testid="swap-reduced" size="small">
          {text('swap.reduced')}
        </Text>
      )}
      <Text align="center" data-testid="swap-note" size="small" tone="muted">
        {isApproval ? text('swap.approveFirst', { symbol }) : text('swap.final')}
      </Text>
    </>
  )
}
