import { getActiveConnection, type Kit } from '@latchkey/kit'
import { isSecureSite, type LoginInfo } from '@latchkey/kit/auth'
import { Icon, Image, ListItem, MailIcon, ShieldIcon, SocialMark, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useLoginText } from '../messages/logins.ts'
import { List } from '../parts/List.tsx'
import styles from './LoginRows.module.css'
import { NameRow } from './NameRow.tsx'
import { socialNames } from './socialNames.ts'

export type LoginRowsProps = {
  /** The view to return to after a change of the e-mail address. */
  readonly view: 'Account' | 'AccountSettings'
}

/**
 * Rows of the account view for an account of a login. Renders nothing for an account of any other
 * wallet.
 */
export function LoginRows({ view }: LoginRowsProps) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const login = useSlice(kit.connection, () => getActiveConnection(kit)?.login, undefined)
  if (!login) return null
  return (
    <List>
      {!isSecureSite(kit) && (
        <li>
          <ListItem
            chevron
            data-testid="w3m-wallet-upgrade-card"
            detail={text(login.backedUp === false ? 'upgrade.cardMissing' : 'upgrade.cardText')}
            image={<Icon icon={ShieldIcon} />}
            label={text('upgrade.card')}
            onSelect={() => kit.modal.send({ type: 'push', page: { view: 'UpgradeEmailWallet' } })}
          />
        </li>
      )}
      <li>
        <LoginName login={login} view={view} />
      </li>
      <NameRow />
    </List>
  )
}

/** Shows the email address or social account of the login. Only an email address can be changed. */
function LoginName({ login, view }: LoginRowsProps & { readonly login: LoginInfo }) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { loginName, socialProvider } = login
  if (!loginName) return null
  const testId = 'w3m-account-email-update'
  if (!socialProvider) {
    return (
      <ListItem
        chevron
        data-testid={testId}
        detail={text('settings.loginEdit')}
        image={<Icon icon={MailIcon} />}
        label={<bdi>{loginName}</bdi>}
        onSelect={() => openForm(kit, view)}
      />
    )
  }
  return (
    <Stack className={styles['name']} data-testid={testId} direction="row" gap={12}>
      <Image fallback={<SocialMark name={socialProvider} />} shape="row" size={40} />
      <div className={styles['words']}>
        <Text as="div" truncate weight={500}>
          <bdi>{loginName}</bdi>
        </Text>
        <Text as="div" size="small" tone="muted">
          {text('settings.loginWith', { provider: socialNames[socialProvider] })}
        </Text>
      </div>
    </Stack>
  )
}

function openForm(kit: Kit, redirectView: LoginRowsProps['view']): void {
  kit.modal.send({ type: 'push', page: { view: 'UpdateEmailWallet', data: { redirectView } } })
}
