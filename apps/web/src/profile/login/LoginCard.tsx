import {
  Button,
  ExternalIcon,
  Icon,
  KeyIcon,
  MailIcon,
  ShieldIcon,
  Skeleton,
  SocialMark,
} from '@latchkey/ui'
import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { useOnline } from '../../parts/useOnline.ts'
import styles from '../devices/DevicesCard.module.css'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import { type Login, useBackupOnReturn, useLogin, useLoginActions } from './useLogin.ts'

/**
 * Card of the profile that shows the email or social login of an embedded wallet, and whether the
 * wallet has a backup. Renders nothing for any other wallet.
 */
export function LoginCard({ account }: { readonly account: AccountInUse }) {
  const { login: messages, loading } = useMessages()
  const login = useLogin(account)
  if (!login) return null
  return (
    <Card title={messages.cardTitle}>
      {login === 'restoring' ? (
        <div role="status" aria-label={loading}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      ) : (
        <Rows login={login} />
      )}
    </Card>
  )
}

function Rows({ login }: { readonly login: Login }) {
  const messages = useMessages().login
  const { host, openWalletPage } = useLoginActions()
  const disabled = useOfflineReason()
  useBackupOnReturn(login.backedUp)
  return (
    <ul className={styles['list']}>
      <LoginRow login={login} />
      <Row
        icon={<Icon icon={KeyIcon} />}
        title={messages.backupTitle}
        text={toBackupText(messages, login)}
        action={
          login.backedUp !== true && (
            <Button size="small" onClick={openWalletPage} {...disabled}>
              {messages.backUp}
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

/**
 * Row with the email address or the social account of the login. Only an email address can be
 * changed.
 */
function LoginRow({ login }: { readonly login: Login }) {
  const { provider, name, fullName } = login
  const messages = useMessages().login
  const { changeEmail } = useLoginActions()
  const disabled = useOfflineReason()
  const byEmail = provider === 'email'
  return (
    <Row
      icon={byEmail ? <Icon icon={MailIcon} /> : <SocialMark name={provider} />}
      title={
        <bdi className={styles['line']} data-testid="profile-login" title={fullName}>
          {name ?? messages.providers[provider]}
        </bdi>
      }
      text={name && messages.providers[provider]}
      action={
        byEmail && (
          <Button
            size="small"
            onClick={changeEmail}
            aria-label={messages.changeEmail}
            {...disabled}
          >
            {messages.change}
          </Button>
        )
      }
    />
  )
}

type RowProps = {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly action: ReactNode
}

function Row({ icon, title, text, action }: RowProps) {
  return (
    <li>
      <span className={styles['icon']}>{icon}</span>
      <div className={styles['what']}>
        <p>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action}
    </li>
  )
}

/**
 * Returns props that disable a button while the browser is offline, with the reason. All actions of
 * the login card need the network.
 */
function useOfflineReason() {
  const messages = useMessages().login
  const online = useOnline()
  return online ? {} : { disabled: true, disabledReason: messages.offline }
}
