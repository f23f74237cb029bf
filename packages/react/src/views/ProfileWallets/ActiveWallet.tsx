import { openExternal, type WalletAccount } from '@latchkey/core'
import { type Connection, getActiveNetwork } from '@latchkey/kit'
import {
  Address,
  Button,
  ExternalIcon,
  Icon,
  IconButton,
  Image,
  MoreIcon,
  Stack,
  Tag,
  Text,
} from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAddressLabels } from '../../hooks/appearance/useAddressLabels.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { getConnectionName } from '../../wallets/getConnectionName.ts'
import { AccountName } from './AccountName.tsx'
import styles from './ActiveWallet.module.css'
import { RenameForm } from './RenameForm.tsx'
import { useRenaming } from './useRenaming.ts'
import type { useWalletActions } from './useWalletActions.ts'

export type ActiveWalletProps = {
  readonly connection: Connection
  readonly actions: ReturnType<typeof useWalletActions>
}

/** Shows the active wallet. If its accounts have different purposes, lists all of them. */
export function ActiveWallet({ connection, actions }: ActiveWalletProps) {
  const text = useAccountText()
  const labels = useAddressLabels()
  const { connector, namespace, accounts } = connection
  const [account] = accounts
  const renaming = useRenaming({ namespace, address: account?.address ?? '' })
  if (!account) return null
  const name = getConnectionName(connection)
  const naming = { renaming, name, address: account.address }
  const purposes = accounts.filter(({ type }) => type === 'payment' || type === 'ordinal')
  return (
    <section
      {...{ address: account.address }}
      aria-label={renaming.label ?? name}
      className={styles['root']}
      data-testid="wui-active-profile-wallet-item"
    >
      <Stack align="center" direction="row" gap={12}>
        <Image fallback={name} src={connector.icon ?? connector.imageUrl} />
        <div className={styles['words']}>
          {renaming.editing ? (
            <RenameForm {...naming} />
          ) : (
            <>
              <AccountName {...naming} as="h3" weight={500} />
              <div className={styles['line']}>
                <Address className={styles['address']} labels={labels} value={account.address} />
                <ExplorerButton account={account} namespace={namespace} />
                {connection.login && <MoreButton />}
              </div>
            </>
          )}
        </div>
      </Stack>
      {purposes.length > 1 && <Purposes {...{ connection, actions, accounts: purposes }} />}
      {/* The button is on a separate line, because in some languages it does not fit next to the address. */}
      <Button
        data-testid="wui-active-profile-wallet-item-disconnect-button"
        onClick={() => actions.disconnect({ namespace, connectorId: connector.id })}
        pending={actions.busy}
        wide
      >
        {text('account.disconnect')}
      </Button>
    </section>
  )
}

/** Button that opens the settings of an account of a login. */
function MoreButton() {
  const { kit } = useKitContext()
  const text = useAccountText()
  return (
    <IconButton
      aria-label={text('settings.more')}
      data-testid="wui-active-profile-wallet-item-more-button"
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'AccountSettings' } })}
    >
      <Icon icon={MoreIcon} />
    </IconButton>
  )
}

function ExplorerButton({
  account,
  namespace,
}: { account: WalletAccount } & Pick<Connection, 'namespace'>) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const explorer = getActiveNetwork(kit, { namespace })?.blockExplorers?.default.url
  if (!explorer) return null
  return (
    <IconButton
      aria-label={text('account.explorer')}
      onClick={() =>
        openExternal(`${explorer}/address/${account.address}`, { open: kit.ports.openWindow })
      }
    >
      <Icon directional icon={ExternalIcon} />
    </IconButton>
  )
}

/**
 * Lists the accounts of a wallet by purpose, such as Bitcoin payments and ordinals. The first
 * account of the connection is active.
 */
function Purposes(props: ActiveWalletProps & { readonly accounts: readonly WalletAccount[] }) {
  const { connection, actions, accounts } = props
  const text = useAccountText()
  const labels = useAddressLabels()
  const { namespace, connector } = connection
  const active = connection.accounts[0]?.address
  const shown = [...accounts].sort((a, b) => purposeOrder(a) - purposeOrder(b))
  return (
    <ul className={styles['purposes']}>
      {shown.map(({ address, type }) => (
        <li className={styles['purpose']} key={address}>
          <Tag>{text(type === 'ordinal' ? 'profile.ordinals' : 'profile.payment')}</Tag>
          <Address labels={labels} value={address} />
          {address === active ? (
            <Text as="span" size="small" tone="muted">
              {text('profile.inUse')}
            </Text>
          ) : (
            <Button
              onClick={() => actions.switchTo({ namespace, connectorId: connector.id, address })}
              size="small"
            >
              {text('profile.switch')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const purposeOrder = ({ type }: WalletAccount) => (type === 'ordinal' ? 1 : 0)
