import { messages } from '../../messages/messages.ts'
import type { RawPart } from '../model/Decoded.ts'
import styles from './approvals.module.css'

/** Everything that is signed, as it is, one tap away (S-51). */
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
