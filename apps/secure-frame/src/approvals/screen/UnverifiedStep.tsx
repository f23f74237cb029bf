import { messages } from '../../messages/messages.ts'
import styles from './approvals.module.css'

export type UnverifiedStepProps = {
  readonly understood: boolean
  readonly onUnderstood: (understood: boolean) => void
}

/** Asks for the second, deliberate step before an unverified request. */
export function UnverifiedStep({ understood, onUnderstood }: UnverifiedStepProps) {
  return (
    <label className={styles['understood']}>
      <input
        checked={understood}
        onChange={(event) => {
          if (event.nativeEvent.isTrusted) onUnderstood(event.target.checked)
        }}
        type="checkbox"
      />
      <span>{messages.approval.iKnowWhatThis}</span>
    </label>
  )
}
