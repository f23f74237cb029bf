import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { DashboardPage, type DashboardPageProps } from '../dashboard/DashboardPage.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { RecoverPage } from './RecoverPage.tsx'
import { type LostWallet, readLostWallet } from './readLostWallet.ts'

export type WalletPageProps = DashboardPageProps & {
  /** By the page's own storage: a mailed link was followed there (S-25). */
  readonly mailedClient: PageServices['client']
}

/**
 * What `/dashboard` and `/recover` are elsewhere, for a frame whose storage is not the page's: whichever of the two its
 * owner needs (decision 0017).
 */
export function WalletPage({ services, mailedClient, onNews }: WalletPageProps) {
  const [lost, setLost] = useState<LostWallet | null>()
  useEffect(() => {
    readLostWallet(services).then(
      (found) => setLost(found ?? null),
      // The page below asks again, and says what is wrong.
      () => setLost(null),
    )
  }, [services])

  if (lost === undefined) {
    return (
      <Page title={messages.wallet.yourWallet}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Page>
    )
  }
  if (lost === null) return <DashboardPage onNews={onNews} services={services} />
  const client = lost.login === 'email' ? mailedClient : services.client
  return <RecoverPage client={client} services={services} />
}
