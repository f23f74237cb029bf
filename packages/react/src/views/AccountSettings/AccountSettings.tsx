import { hasSmartAccount } from '@latchkey/kit/auth'
import { Address, Icon, ListItem, ShieldIcon, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useEmbeddedWallet } from '../../hooks/account/useEmbeddedWallet.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useAddressLabels } from '../../hooks/appearance/useAddressLabels.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { LoginRows } from '../../login/LoginRows.tsx'
import { useLoginText } from '../../messages/logins.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { AccountImage } from '../../parts/AccountImage.tsx'
import { DisconnectRow } from '../../parts/DisconnectRow.tsx'
import { List } from '../../parts/List.tsx'

/** Shows the settings of the active account. */
export function AccountSettings() {
  const { address, profileImage } = useAccount()
  const labels = useAddressLabels()
  if (!address) return null
  return (
    <Stack gap={20}>
      <Stack align="center" gap={12}>
        <AccountImage address={address} image={profileImage} size={56} />
        <Address labels={labels} value={address} />
      </Stack>
      <Stack>
        <LoginRows view="AccountSettings" />
        <List>
          <li>
            <NetworkRow />
          </li>
          <SmartAccountRow />
        </List>
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}

function NetworkRow() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { caipNetwork } = useNetwork()
  return (
    <ListItem
      chevron
      data-testid="account-switch-network-button"
      detail={text('settings.network')}
      image={<NetworkImage network={caipNetwork} size={32} />}
      label={caipNetwork?.name ?? text('button.unknownNetwork')}
      onSelect={() => kit.modal.send({ type: 'push', page: { view: 'Networks' } })}
    />
  )
}

/**
 * A row that opens the smart account settings. Renders nothing unless the app sets
 * `developerSettings` and the login has a smart account on this network (K-SET-06).
 */
function SmartAccountRow() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const offered = useKitFacts(() => hasSmartAccount(kit), false)
  const wanted = useSlice(kit.preferences, ({ features }) => features.developerSettings, undefined)
  const isSmart = useEmbeddedWallet()?.accountType === 'smartAccount'
  if (!offered || !wanted) return null
  return (
    <li>
      <ListItem
        chevron
        data-testid="account-smart-account-settings-button"
        detail={text(isSmart ? 'settings.nowSmartAccount' : 'settings.nowEoa')}
        image={<Icon icon={ShieldIcon} />}
        label={text('settings.smartAccount')}
        onSelect={() => kit.modal.send({ type: 'push', page: { view: 'SmartAccountSettings' } })}
      />
    </li>
  )
}
