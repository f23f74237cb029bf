import { Button, ExternalIcon, Icon, KeyIcon, ShieldIcon, Skeleton } from '@latchkey/ui'
import type { Messages } from '../../messages/en.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Row, useOfflineReason } from '../login/Row.tsx'
import { type Login, useBackupOnReturn, useLogin, useLoginActions } from '../login/useLogin.ts'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import styles from './DevicesCard.module.css'

/**
 * Rows for an embedded wallet: its recovery, and its own page with the devices that can open it.
 * Renders nothing for any other wallet.
 */
export function WalletRows({ account }: { readonly account: AccountInUse }) {
  const { loading } = useMessages()
  const login = useLogin(account)
  if (login === 'restoring')
    return (
      <div role="status" aria-label={loading}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  return login && <Rows login={login} />
}

function Rows({ login }: { readonly login: Login }) {
  const messages = useMessages().login
  const { host, openWalletPage } = useLoginActions()
  const disabled = useOfflineReason()
  useBackupOnReturn(login.backedUp)
  return (
    <ul className={styles['list']}>
      <Row
        icon={<Icon icon={KeyIcon} />}
        title={messages.backupTitle}
        text={toBackupText(messages, login)}
        action={
          login.backedUp !== true && (
            <Button size="small" onClick={openWalletPage} aria-label={messages.offer} {...disabled}>
              {messages.setUpRecovery}
            </Button>
          )
        }
      />
      <Row
        icon={<Icon icon={ShieldIcon} />}
        title={messages.pageTitle}
        text={<PageText host={host} />}
        action={
          <Button
            size="small"
            onClick={openWalletPage}
            trailing={<Icon directional icon={ExternalIcon} />}
            aria-label={messages.openPage}
            {...disabled}
          >
            {messages.open}
          </Button>
        }
      />
    </ul>
  )
}

/**
 * Hint that names the host of the embedded wallet's own page. A long host wraps before its port.
 */
function PageText({ host }: { readonly host: string }) {
  const messages = useMessages().login
  const [, words = '', port = ''] = /^(.*?)(:\d+)?$/.exec(messages.page(host)) ?? []
  return (
    <>
      {words}
      <wbr />
      {port}
    </>
  )
}

function toBackupText(messages: Messages['login'], { backedUp }: Login): string {
  if (backedUp === undefined) return messages.backup
  return backedUp ? messages.backedUp : messages.notBackedUp
}
