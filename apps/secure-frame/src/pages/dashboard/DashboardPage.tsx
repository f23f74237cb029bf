import type { ResponseOf } from '@latchkey/core/contract'
import { getSession } from '@latchkey/frame-api/endpoints'
import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import type { Hex } from 'viem'
import type { WalletNews } from '../../keys/createVault.ts'
import { messages } from '../../messages/messages.ts'
import { toErrorText } from '../../tasks/useTask.ts'
import { Page } from '../layout/Page.tsx'
import { SectionGroup, Sections } from '../layout/Section.tsx'
import { StorageNotice } from '../layout/StorageNotice.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { ActivitySection } from './ActivitySection.tsx'
import { BackupSection } from './BackupSection.tsx'
import { ChangesSection } from './ChangesSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { OperatorSection } from './OperatorSection.tsx'
import { PasskeySection } from './PasskeySection.tsx'

export type DashboardPageProps = {
  readonly services: PageServices
  /** Reports wallet changes to the frames of this device. */
  readonly onNews: (news: WalletNews) => void
}

const title = messages.dashboard.yourWallet
const signedOut = messages.dashboard.signInWithApp

const noWallet = messages.dashboard.noWalletIsIn

const reload = () => window.location.reload()

/**
 * The page of a signed-in user with backup, devices, activity and export. It is always top-level
 * and never framed.
 */
export function DashboardPage({ services, onNews }: DashboardPageProps) {
  const [known, setKnown] = useState<ResponseOf<typeof getSession>>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    services.client
      .call(getSession, {})
      .then(setKnown)
      .catch((error: unknown) => setProblem(toErrorText(error)))
  }, [services])

  if (problem !== undefined) return <Page error={problem} title={title} />
  if (known === undefined) {
    return (
      <Page title={title}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Page>
    )
  }
  const { session, escrow } = known
  const wallet = session?.wallet
  if (!session) return <Page lead={signedOut} title={title} />
  if (!wallet?.addresses) return <WithoutWallet services={services} userId={session.userId} />
  const { eip155, solana } = wallet.addresses
  return (
    <Page
      lead={session.email ?? session.userName ?? undefined}
      origin={session.origin}
      title={title}
    >
      <Sections>
        <AccountFacts
          addresses={{ eip155: eip155 as Hex, solana }}
          services={services}
          session={session}
        />
        <ChangesSection onRestored={reload} services={services} userId={session.userId} />
        <StorageNotice services={services} wallet={wallet} />
        <SectionGroup title={messages.dashboard.recovery}>
          <PasskeySection onNews={onNews} services={services} session={{ ...session, wallet }} />
          <BackupSection
            onConfirmed={() => onNews('backed-up')}
            services={services}
            session={session}
          />
          <OperatorSection
            escrowKey={escrow?.publicKey}
            onSwitched={(escrowed) => onNews(escrowed ? 'escrowed' : 'not-escrowed')}
            services={services}
            session={session}
          />
        </SectionGroup>
        <DevicesSection onForgotten={reload} services={services} />
        <ActivitySection services={services} />
        <ExportSection services={services} session={session} />
      </Sections>
    </Page>
  )
}

type WithoutWalletProps = { readonly services: PageServices; readonly userId: string }

/**
 * Content for a signed-in user without an active wallet, who can restore an archived wallet and
 * revoke devices.
 */
function WithoutWallet({ services, userId }: WithoutWalletProps) {
  return (
    <Page lead={noWallet} title={title}>
      <Sections>
        <ChangesSection onRestored={reload} services={services} userId={userId} />
        <DevicesSection onForgotten={reload} services={services} />
      </Sections>
    </Page>
  )
}
