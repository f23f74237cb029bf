import { type ConnectorInfo, shortenAddress } from '@latchkey/core'
import {
  Button,
  DisconnectIcon,
  Icon,
  IconButton,
  type IconDrawing,
  Image,
  Text,
} from '@latchkey/ui'
import styles from './WalletLine.module.css'

export type WalletLineProps = {
  readonly connector: ConnectorInfo
  /** Who has logged in, in place of the connector's name. */
  readonly name?: string | undefined
  readonly address: string
  readonly 'data-testid': string
  /** The main thing to do with it. */
  readonly action: { readonly label: string; readonly onSelect: () => void }
  /** The way to be rid of it. */
  readonly removal: {
    readonly label: string
    readonly onSelect: () => void
    readonly icon?: IconDrawing
  }
  readonly disabled: boolean
}

/** A wallet that is not in use, with what can be done about that. */
export function WalletLine(props: WalletLineProps) {
  const { connector, name = connector.name, address, action, removal, disabled } = props
  return (
    <li {...{ address }} className={styles['root']} data-testid={props['data-testid']}>
      <Image fallback={name} src={connector.icon ?? connector.imageUrl} />
      <div className={styles['words']}>
        <Text as="div">
          <bdi className={styles['name']} title={name}>
            {name}
          </bdi>
        </Text>
        <Text as="div" className={styles['address']} size="small" tone="muted">
          {shortenAddress(address)}
        </Text>
      </div>
      <Button
        aria-label={`${action.label} ${name} ${shortenAddress(address)}`}
        data-testid="wui-inactive-profile-wallet-item-button"
        disabled={disabled}
        onClick={action.onSelect}
        size="small"
      >
        {action.label}
      </Button>
      <IconButton
        aria-label={`${removal.label} ${name} ${shortenAddress(address)}`}
        onClick={removal.onSelect}
      >
        <Icon icon={removal.icon ?? DisconnectIcon} />
      </IconButton>
    </li>
  )
}
