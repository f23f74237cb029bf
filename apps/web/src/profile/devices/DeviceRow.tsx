import { shortenAddress } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/product-api'
import type { listSessions } from '@latchkey/product-api/endpoints'
import { Button, Icon, Tag } from '@latchkey/ui'
import { Laptop } from '@lucide/icons'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './DevicesCard.module.css'

export type DeviceSession = ResponseOf<typeof listSessions>['sessions'][number]

export type DeviceRowProps = {
  readonly session: DeviceSession
  readonly pending: boolean
  readonly onRevoke: () => void
}

/** A row for one session: a browser that is signed in with one account. */
export function DeviceRow({ session, pending, onRevoke }: DeviceRowProps) {
  const formats = useFormats()
  const { product } = useApp()
  const messages = useMessages().sessions
  const { browser, current, lastSeenAt } = session
  const where = useWay(session)
  return (
    <li>
      <span className={styles['icon']}>
        <Icon icon={Laptop} />
      </span>
      <div className={styles['what']}>
        <p>{browser}</p>
        <p>{where}</p>
        <p>{messages.lastSeen(formats.ago(lastSeenAt, product.now()))}</p>
      </div>
      {current ? (
        <Tag tone="success">{messages.current}</Tag>
      ) : (
        <Button
          size="small"
          pending={pending}
          onClick={onRevoke}
          aria-label={messages.signOutDevice(`${browser}, ${where}`)}
        >
          {messages.signOut}
        </Button>
      )}
    </li>
  )
}

/**
 * Returns the login method of a session as text: the address with its network, or the linked
 * account.
 */
function useWay({ account, provider }: DeviceSession): string {
  const { kit } = useApp()
  const { providers } = useMessages().links
  if (!account) return provider ? providers[provider] : ''
  const network = kit.config.networks.find((entry) => entry.caipNetworkId === account.chainId)
  return `${shortenAddress(account.address)}, ${network?.name ?? account.chainId}`
}
