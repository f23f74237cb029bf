import { messages } from '../../messages/messages.ts'
import type { RawPart } from '../model/Decoded.ts'
import styles from './approvals.module.css'

/** Shows the signed data in its original form, on demand (S-51). */
export function RawView({ raw }: { readonly raw: readonly RawPart[] }) {
  if (raw.length === 0) return null
  return (
    <details className={styles['raw']}>
      <summary>{messages.approval.details}</summary>
      {raw.map(({ label, text }) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          <pre>{text}</pre>
        </figure>
      ))}
    </details>
  )
}
