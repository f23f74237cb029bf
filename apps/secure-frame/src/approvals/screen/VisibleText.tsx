import { toVisibleText } from '../message/toVisibleText.ts'
import styles from './approvals.module.css'

/** Shows text from the host. Invisible characters appear as marked code points (S-53). */
export function VisibleText({ text }: { readonly text: string }) {
  return (
    <bdi className={styles['text']}>
      {toVisibleText(text).map((part, index) =>
        part.hidden ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  )
}
