import { type ChainNamespace, namespaceFacts } from '@latchkey/core'
import { getActiveNamespace, getConnections } from '@latchkey/kit'
import { Button, Stack, Tabs, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { getNamespaces } from '../../networks/namespaces.ts'
import type { ViewProps } from '../ViewProps.ts'
import { NamespaceWallets } from './NamespaceWallets.tsx'
import styles from './ProfileWallets.module.css'
import { useWalletActions } from './useWalletActions.ts'

/** Shows all wallets of the user, with a tab for each namespace. */
export function ProfileWallets({ data }: ViewProps<'ProfileWallets'>) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const namespaces = getNamespaces(kit)
  const [chosen, setChosen] = useState(() => data?.namespace ?? getActiveNamespace(kit))
  const namespace = namespaces.find((name) => name === chosen) ?? namespaces[0]
  if (!namespace) return null
  const panel = (
    <Stack gap={12}>
      <Total namespace={namespace} />
      <NamespaceWallets key={namespace} namespace={namespace} />
    </Stack>
  )
  if (namespaces.length < 2) return panel
  return (
    <Tabs
      aria-label={text('profile.ecosystems')}
      items={namespaces.map((id) => ({
        id,
        label: namespaceFacts[id].name,
        'data-testid': `tab-${namespaceFacts[id].name.toLowerCase()}`,
      }))}
      onValueChange={(id) => setChosen(namespaces.find((name) => name === id) ?? namespace)}
      value={namespace}
    >
      {panel}
    </Tabs>
  )
}

/** Shows the number of connected wallets, and the button that disconnects all of them. */
function Total({ namespace }: { readonly namespace: ChainNamespace }) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const actions = useWalletActions()
  const count = useSlice(
    kit.connection,
    () => getConnections(kit, { namespace }).connections.length,
    0,
  )
  return (
    <div className={styles['total']}>
      <Text as="span" role="status" size="small" tone="muted">
        {text(count === 1 ? 'profile.countOne' : 'profile.count', { count: String(count) })}
      </Text>
      <Button
        disabled={count === 0 || actions.busy}
        onClick={() => actions.disconnect({ namespace })}
        size="small"
        variant="ghost"
      >
        {text('profile.disconnectAll')}
      </Button>
    </div>
  )
}
