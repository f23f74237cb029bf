import type { PayProgress, PayStep } from '@latchkey/kit/pay'
import { Stack, Tag, Text } from '@latchkey/ui'
import { usePayText } from '../../messages/pays.ts'
import styles from '../../pay/Pay.module.css'

type StepState = 'waiting' | 'active' | 'done' | 'failed'

const tones = { waiting: 'neutral', active: 'warning', done: 'success', failed: 'danger' } as const

function toState({ steps, step: current, end }: PayProgress, step: PayStep): StepState {
  const [place, now] = [steps.indexOf(step), steps.indexOf(current)]
  if (end === 'success' || place < now) return 'done'
  if (place > now) return 'waiting'
  return end === 'failure' || end === 'refund' ? 'failed' : 'active'
}

/** Lists the steps of the payment with their states. */
export function Steps({ progress }: { readonly progress: PayProgress }) {
  const text = usePayText()
  const exchange = progress.exchange?.name ?? ''
  return (
    <Stack gap={4}>
      <Text as="h3" size="small" tone="muted">
        {text('pay.cycle')}
      </Text>
      <ol className={styles['steps']}>
        {progress.steps.map((step) => {
          const state = toState(progress, step)
          return (
            <li
              className={styles['step']}
              data-state={state}
              data-testid={`pay-${step}`}
              key={step}
            >
              <Text as="span" size="small">
                {step === 'receiving'
                  ? text('pay.step.receiving', { exchange })
                  : text(`pay.step.${step}`)}
              </Text>
              <Tag tone={tones[state]}>{text(`pay.state.${state}`)}</Tag>
            </li>
          )
        })}
      </ol>
    </Stack>
  )
}
