import { shortenAddress } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import {
  type EmbeddedWalletInfo,
  getSmartAccountVersion,
  isSmartAccountVersionOffered,
  type LoginAccountType,
  setPreferredAccountType,
  setSmartAccountVersion,
} from '@latchkey/kit/auth'
import { Icon, ListItem, RetryIcon, ShieldIcon, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useEmbeddedWallet } from '../../hooks/account/useEmbeddedWallet.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { wasLeft } from '../../login/toLoginReason.ts'
import { useLoginText } from '../../messages/logins.ts'
import { List } from '../../parts/List.tsx'

/** Switches between the two accounts of a login: the EOA and the smart account. */
export function SmartAccountSettings() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const wallet = useEmbeddedWallet()
  const isSmart = wallet?.accountType === 'smartAccount'
  const other = isSmart ? 'eoa' : 'smartAccount'
  const switching = useAction<void>(async (_, { signal }) => {
    try {
      await setPreferredAccountType(kit, { type: other, signal })
    } catch (error) {
      if (!signal.aborted && !wasLeft(error)) {
        showToast(kit, { message: text('settings.switchFailed'), variant: 'error' })
      }
      throw error
    }
  })
  if (!wallet) return null
  return (
    <Stack gap={16}>
      <Text role="status" weight={500}>
        {text(isSmart ? 'settings.nowSmartAccount' : 'settings.nowEoa')}
      </Text>
      <Text size="small" tone="muted">
        {text('settings.smartAccountText')}
      </Text>
      <List>
        <li>
          <ListItem
            data-testid="account-toggle-preferred-account-type"
            detail={toAddress(wallet, other)}
            image={<Icon icon={RetryIcon} />}
            label={text(isSmart ? 'settings.toEoa' : 'settings.toSmartAccount')}
            onSelect={() => switching.run()}
            pending={switching.status === 'pending'}
          />
        </li>
        <VersionRow />
      </List>
    </Stack>
  )
}

/**
 * Returns the shortened address of the login's account of this type, or nothing if the secure frame
 * has not reported it.
 */
function toAddress({ user }: EmbeddedWalletInfo, type: LoginAccountType) {
  const account = user.accounts?.find((known) => known.type === type)
  return account && <bdi dir="ltr">{shortenAddress(account.address)}</bdi>
}

/**
 * A row that changes the version of the smart account and reloads the page. Renders nothing unless
 * the page is on localhost or a version is already stored.
 */
function VersionRow() {
  const { kit } = useKitContext()
  const text = useLoginText()
  if (!isSmartAccountVersionOffered(kit)) return null
  const version = getSmartAccountVersion(kit) === 'v6' ? 'v7' : 'v6'
  return (
    <li>
      <ListItem
        data-testid="account-toggle-smart-account-version"
        detail={text('settings.versionText')}
        image={<Icon icon={ShieldIcon} />}
        label={text('settings.version', { version: version.slice(1) })}
        onSelect={() => setSmartAccountVersion(kit, { version })}
      />
    </li>
  )
}
