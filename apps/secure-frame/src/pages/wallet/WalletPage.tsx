import { Skeleton } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { DashboardPage, type DashboardPageProps } from '../dashboard/DashboardPage.tsx'
import { Page } from '../layout/Page.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { RecoverPage } from './RecoverPage.tsx'
import { type LostWallet, readLostWallet } from './readLostWallet.ts'

export type WalletPageProps = DashboardPageProps & {
  /**
   * Client with the page's own cookies, because the mailed link was followed in that storage
   * (S-25).
   */
  readonly mailedClient: PageServices['client']
}

/**
 * Shows `/dashboard` or `/recover`, depending on the owner's wallet. For a frame whose storage is
 * separate from the page's (decision 0017).
 */
export function WalletPage({ services, mailedClient, onNews }: WalletPageProps) {
  const [lost, setLost] = useState<LostWallet | null>()
  useEffect(() => {
    readLostWallet(services).then(
      (found) => setLost(found ?? null),
      // The dashboard repeats the request and shows the error.
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
