import { openExternal } from '@latchkey/core'
import { ExternalIcon, Icon, ListItem, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { DisconnectRow } from '../../parts/DisconnectRow.tsx'
import { List } from '../../parts/List.tsx'
import type { ViewProps } from '../ViewProps.ts'
import { AccountFeatures } from './AccountFeatures.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { LockedNotice } from './LockedNotice.tsx'
import { LoginPart } from './LoginPart.tsx'
import { RecoveryPart } from './RecoveryPart.tsx'
import { SessionsButton } from './SessionsButton.tsx'
import { SignInNotice } from './SignInNotice.tsx'

export const AccountHeader = { end: <SessionsButton /> }

/** Shows the active account: its balance, features such as send and swap, tokens and activity. */
export function Account({ data }: ViewProps<'Account'>) {
  const { user } = useKitContext()
  const { address, addressLabels, isLocked, profileName, profileImage } = useAccount()
  if (!address) return null
  return (
    <Stack gap={20}>
      <AccountSummary
        address={address}
        image={profileImage}
        label={user?.name ?? addressLabels[address] ?? profileName}
        user={user}
      />
      {isLocked ? <LockedNotice /> : <SignInNotice />}
      <RecoveryPart />
      <AccountFeatures />
      <AccountTabs tab={data?.tab} />
      <LoginPart />
      <ExplorerRow address={address} />
    </Stack>
  )
}

/** The row that disconnects the account. It stays visible while the account view scrolls. */
export function AccountFooter() {
  return useAccount().address ? <DisconnectRow /> : null
}

function ExplorerRow({ address }: { readonly address: string }) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { caipNetwork } = useNetwork()
  const explorer = caipNetwork?.blockExplorers?.default.url
  if (!explorer) return null
  const openExplorer = () =>
    openExternal(`${explorer}/address/${address}`, { open: kit.ports.openWindow })
  return (
    <List>
      <li>
        <ListItem
          image={<Icon directional icon={ExternalIcon} />}
          label={text('account.explorer')}
          onSelect={openExplorer}
        />
      </li>
    </List>
  )
}
