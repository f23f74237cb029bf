import { type ChainNamespace, type ConnectorInfo, shortenAddress } from '@latchkey/core'
import {
  Button,
  DisconnectIcon,
  Icon,
  IconButton,
  type IconDrawing,
  Image,
  Text,
} from '@latchkey/ui'
import { AccountName } from './AccountName.tsx'
import { RenameForm } from './RenameForm.tsx'
import { useRenaming } from './useRenaming.ts'
import styles from './WalletLine.module.css'

export type WalletLineProps = {
  readonly connector: ConnectorInfo
  /** Name to show, for a login. Default: the name of the connector. */
  readonly name?: string | undefined
  readonly namespace: ChainNamespace
  readonly address: string
  readonly 'data-testid': string
  /** The primary action of the row, such as switching to the wallet. */
  readonly action: { readonly label: string; readonly onSelect: () => void }
  /**
   * Action that removes the row: it disconnects a connected wallet, or deletes a recent one from
   * the list.
   */
  readonly removal: {
    readonly label: string
    readonly onSelect: () => void
    readonly icon?: IconDrawing
  }
  readonly disabled: boolean
}

/** A row for a wallet that is not active, with its name, address and actions. */
export function WalletLine(props: WalletLineProps) {
  const { connector, name = connector.name, namespace, address, ...rest } = props
  const renaming = useRenaming({ namespace, address })
  const naming = { renaming, name, address }
  return (
    <li {...{ address }} className={styles['root']} data-testid={props['data-testid']}>
      <Image fallback={name} src={connector.icon ?? connector.imageUrl} />
      <div className={styles['words']}>
        {renaming.editing ? (
          <RenameForm {...naming} />
        ) : (
          <>
            <AccountName {...naming} />
            <div className={styles['line']}>
              <Text as="div" className={styles['address']} size="small" tone="muted">
                {shortenAddress(address)}
              </Text>
              <LineActions
                {...rest}
                account={`${renaming.label ?? name} ${shortenAddress(address)}`}
              />
            </div>
          </>
        )}
      </div>
    </li>
  )
}

type LineActionsProps = Pick<WalletLineProps, 'action' | 'removal' | 'disabled'> & {
  /** Name and address of the account, which screen readers read after the label of a button. */
  readonly account: string
}

function LineActions({ action, removal, disabled, account }: LineActionsProps) {
  return (
    <>
      <Button
        aria-label={`${action.label} ${account}`}
        data-testid="wui-inactive-profile-wallet-item-button"
        disabled={disabled}
        onClick={action.onSelect}
        size="small"
      >
        {action.label}
      </Button>
      <IconButton aria-label={`${removal.label} ${account}`} onClick={removal.onSelect}>
        <Icon icon={removal.icon ?? DisconnectIcon} />
      </IconButton>
    </>
  )
}
