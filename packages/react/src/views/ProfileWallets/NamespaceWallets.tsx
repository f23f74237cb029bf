import { type ChainNamespace, namespaceFacts } from '@latchkey/core'
import {
  type Connections,
  getConnections,
  isMultiWalletEnabled,
  type RecentConnection,
} from '@latchkey/kit'
import {
  Button,
  EmptyState,
  Icon,
  Image,
  ListItem,
  PlusIcon,
  Stack,
  Text,
  TrashIcon,
  WalletIcon,
} from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { socialNames } from '../../login/socialNames.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { List } from '../../parts/List.tsx'
import { ActiveWallet } from './ActiveWallet.tsx'
import styles from './NamespaceWallets.module.css'
import { reconnect } from './reconnect.ts'
import { useWalletActions } from './useWalletActions.ts'
import { WalletLine } from './WalletLine.tsx'

const none: Connections = { connections: [], recentConnections: [] }

/**
 * Lists the wallets of a namespace: the active one, then the other connected ones, then the
 * recently used ones.
 */
export function NamespaceWallets({ namespace }: { readonly namespace: ChainNamespace }) {
  const { kit } = useKitContext()
  const actions = useWalletActions()
  const wallets = useSlice(kit.connection, () => getConnections(kit, { namespace }), none)
  const { connections, recentConnections } = wallets
  const [active, ...others] = connections
  const canAdd = connections.length === 0 || isMultiWalletEnabled(kit)
  return (
    <Stack gap={12}>
      {active ? (
        <ActiveWallet actions={actions} connection={active} />
      ) : (
        <NoWallet namespace={namespace} />
      )}
      <OtherWallets actions={actions} connections={others} />
      <RecentWallets actions={actions} recents={recentConnections} />
      {active && canAdd && <AddWallet namespace={namespace} />}
    </Stack>
  )
}

type Actions = { readonly actions: ReturnType<typeof useWalletActions> }

function OtherWallets({ connections, actions }: Pick<Connections, 'connections'> & Actions) {
  const text = useAccountText()
  if (connections.length === 0) return null
  return (
    <List>
      {connections.map(({ connector, namespace, accounts: [account], login }) => (
        <WalletLine
          action={{
            label: text('profile.switch'),
            onSelect: () => actions.switchTo({ namespace, connectorId: connector.id }),
          }}
          address={account?.address ?? ''}
          connector={connector}
          namespace={namespace}
          name={login?.loginName}
          data-testid="active-connection"
          disabled={actions.busy}
          key={connector.id}
          removal={{
            label: text('account.disconnect'),
            onSelect: () => actions.disconnect({ namespace, connectorId: connector.id }),
          }}
        />
      ))}
    </List>
  )
}

function RecentWallets({ recents, actions }: { recents: readonly RecentConnection[] } & Actions) {
  const { kit } = useKitContext()
  const text = useAccountText()
  if (recents.length === 0) return null
  return (
    <Stack gap={4}>
      <Text as="h3" data-testid="recently-connected-text" size="small" tone="muted">
        {text('profile.recent')}
      </Text>
      <List>
        {recents.flatMap((recent) =>
          recent.accounts.map(({ address }) => (
            <WalletLine
              action={{
                label: text('profile.connect'),
                onSelect: () => reconnect(kit, recent),
              }}
              address={address}
              connector={recent.connector}
              namespace={recent.namespace}
              name={toRecentName(recent, text)}
              data-testid="recent-connection"
              disabled={actions.busy}
              key={`${recent.connector.id}/${address}`}
              removal={{
                label: text('profile.delete'),
                icon: TrashIcon,
                onSelect: () =>
                  actions.forget({
                    namespace: recent.namespace,
                    connectorId: recent.connector.id,
                    address,
                  }),
              }}
            />
          )),
        )}
      </List>
    </Stack>
  )
}

/**
 * Returns the name of a recent login: its user name, or the login method if a sign-out has deleted
 * the name. Returns `undefined` for a wallet.
 */
function toRecentName(
  { auth }: RecentConnection,
  text: ReturnType<typeof useAccountText>,
): string | undefined {
  if (!auth) return undefined
  if (auth.username) return auth.username
  return auth.name === 'email' ? text('profile.emailLogin') : socialNames[auth.name]
}

function useAdd(namespace: ChainNamespace) {
  const { kit } = useKitContext()
  return () =>
    kit.modal.send({
      type: 'push',
      page: { view: 'Connect', data: { addWalletForNamespace: namespace } },
    })
}

function AddWallet({ namespace }: { readonly namespace: ChainNamespace }) {
  const text = useAccountText()
  const add = useAdd(namespace)
  return (
    <List className={styles['add']}>
      <li>
        <ListItem
          data-testid="add-connection-button"
          image={<Image fallback={<Icon icon={PlusIcon} />} />}
          label={text('profile.add', { kind: namespaceFacts[namespace].walletKind })}
          onSelect={add}
        />
      </li>
    </List>
  )
}

function NoWallet({ namespace }: { readonly namespace: ChainNamespace }) {
  const text = useAccountText()
  const add = useAdd(namespace)
  const ecosystem = namespaceFacts[namespace].name
  return (
    <EmptyState
      action={
        <Button data-testid="empty-state-button" onClick={add} variant="primary">
          {text('profile.add', { kind: namespaceFacts[namespace].walletKind })}
        </Button>
      }
      detail={text('profile.noneText', { ecosystem })}
      image={<Icon icon={WalletIcon} size={32} />}
      title={text('profile.noneTitle')}
    />
  )
}
