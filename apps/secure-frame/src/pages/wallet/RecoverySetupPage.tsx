import type { Session } from '@latchkey/frame-api'
import { getSession } from '@latchkey/frame-api/endpoints'
import { Button, Skeleton, Stack, Text } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import type { RecoverySetupProps } from '../../approvals/screen/ApprovalScreen.tsx'
import { useEscape } from '../../approvals/screen/useEscape.ts'
import type { WalletNews } from '../../keys/createVault.ts'
import { messages } from '../../messages/messages.ts'
import { toErrorText } from '../../tasks/useTask.ts'
import { BackupSection } from '../dashboard/BackupSection.tsx'
import { PasskeySection } from '../dashboard/PasskeySection.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'

export type RecoverySetupPageProps = RecoverySetupProps & {
  readonly services: PageServices
  /** Reports wallet changes to the frames of this device. */
  readonly onNews: (news: WalletNews) => void
}

const stakes = messages.wallet.yourWalletLivesIn
/** Warning that is shown if the browser refused persistent storage (S-33). */
const deletable = messages.wallet.thisBrowserMayDelete

/**
 * Asks the user to set up a passkey or the recovery code before a wallet without recovery method
 * sends value (S-35). The user may postpone it once.
 */
export function RecoverySetupPage({ approvals, prompt, services, onNews }: RecoverySetupPageProps) {
  const { id, origin } = prompt
  const [session, setSession] = useState<Session>()
  const [problem, setProblem] = useState<string>()
  useEscape(() => approvals.reject(id))
  useEffect(() => {
    services.client.call(getSession, {}).then(
      ({ session: found }) => {
        if (hasRecovery(found)) approvals.passRecovery(id, 'made')
        else if (found) setSession(found)
        else setProblem(messages.wallet.youAreSignedOut)
      },
      (error: unknown) => setProblem(toErrorText(error)),
    )
  }, [services, approvals, id])

  function finish(news: WalletNews): void {
    onNews(news)
    approvals.passRecovery(id, 'made')
  }

  return (
    <Page
      error={problem}
      lead={prompt.deletable ? `${stakes} ${deletable}` : stakes}
      origin={origin}
      title={messages.wallet.setUpRecovery}
    >
      {session ? (
        <Methods onNews={finish} services={services} session={session} />
      ) : (
        problem === undefined && <Skeleton shape="row" />
      )}
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {prompt.wayBack === 'offer'
            ? messages.wallet.youCanPutThis
            : messages.wallet.youHavePutThis}
        </Text>
        {prompt.wayBack === 'offer' && (
          <Button onClick={() => approvals.passRecovery(id, 'later')} wide>
            {messages.wallet.later}
          </Button>
        )}
        <Button onClick={() => approvals.reject(id)} variant="ghost" wide>
          {messages.wallet.cancelPayment}
        </Button>
      </Stack>
    </Page>
  )
}

function hasRecovery(session: Session | null): boolean {
  const wallet = session?.wallet
  return wallet !== undefined && wallet !== null && (wallet.backedUp || wallet.passkeys.length > 0)
}

type MethodsProps = Pick<RecoverySetupPageProps, 'services' | 'onNews'> & {
  readonly session: Session
}

function Methods({ session, services, onNews }: MethodsProps) {
  const { wallet } = session
  if (!wallet) return null
  return (
    <>
      <PasskeySection onNews={onNews} services={services} session={{ ...session, wallet }} />
      <BackupSection
        onConfirmed={() => onNews('backed-up')}
        services={services}
        session={session}
      />
    </>
  )
}
