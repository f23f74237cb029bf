import { Button, Icon, MailIcon, Skeleton, SocialMark } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import styles from '../devices/DevicesCard.module.css'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'
import { Row, useOfflineReason } from './Row.tsx'
import { type Login, useLogin, useLoginActions } from './useLogin.ts'

/**
 * Card of the profile that shows the email or social login of an embedded wallet. Renders nothing
 * for any other wallet.
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
        </div>
      ) : (
        <ul className={styles['list']}>
          <LoginRow login={login} />
        </ul>
      )}
    </Card>
  )
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
