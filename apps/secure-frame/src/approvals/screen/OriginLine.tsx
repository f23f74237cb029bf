import { Icon, ShieldIcon, Text } from '@latchkey/ui'
import { messages } from '../../messages/messages.ts'
import styles from './approvals.module.css'

/**
 * Shows the origin that sent the request, never a name that the app chose. International domain
 * names appear in ASCII (punycode).
 */
export function OriginLine({ origin }: { readonly origin: string }) {
  const { protocol, hostname, port } = new URL(origin)
  return (
    <header className={styles['origin']}>
      <Icon icon={ShieldIcon} />
      <div className={styles['originText']}>
        <Text size="caption" tone="muted">
          {messages.approval.askedBy}
        </Text>
        <Text className={styles['originName']} size="title" weight={500}>
          <bdi dir="ltr">
            {protocol !== 'https:' && `${protocol}//`}
            <span className={styles['originHost']}>{port ? `${hostname}:${port}` : hostname}</span>
          </bdi>
        </Text>
      </div>
    </header>
  )
}
