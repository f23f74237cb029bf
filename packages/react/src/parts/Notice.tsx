import { Button, Text } from '@latchkey/ui'
import styles from './Notice.module.css'

type NoticeProps = {
  readonly children: string
  readonly action: string
  readonly onPress: () => void
  readonly pending?: boolean
}

/** Shows a text about the account's state, with a button that changes the state. */
export function Notice({ children, action, onPress, pending }: NoticeProps) {
  return (
    <div className={styles['notice']} role="status">
      <Text size="small">{children}</Text>
      <Button onClick={onPress} pending={pending} size="small">
        {action}
      </Button>
    </div>
  )
}
