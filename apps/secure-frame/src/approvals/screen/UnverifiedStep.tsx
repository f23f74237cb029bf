import { messages } from '../../messages/messages.ts'
import styles from './approvals.module.css'

export type UnverifiedStepProps = {
  readonly understood: boolean
  readonly onUnderstood: (understood: boolean) => void
}

/** Asks for a second, deliberate confirmation before an unverified request can be approved. */
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
