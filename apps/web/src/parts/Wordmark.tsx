import { useMessages } from '../messages/MessagesContext.ts'
import styles from './Wordmark.module.css'

/** The product's logo in the header: a keyhole next to the product's name. */
export function Wordmark() {
  const { brand } = useMessages()
  return (
    <span className={styles['wordmark']}>
      <svg viewBox="0 0 24 32" width="18" height="24" aria-hidden="true" focusable="false">
        <rect className={styles['plate']} x="1" y="1" width="22" height="30" rx="7" />
        <path
          className={styles['hole']}
          d="M12 8a4 4 0 0 1 2 7.46L15.4 24H8.6L10 15.46A4 4 0 0 1 12 8Z"
        />
      </svg>
      <span>{brand}</span>
    </span>
  )
}
