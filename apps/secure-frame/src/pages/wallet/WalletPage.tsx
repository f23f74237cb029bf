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
   * Client that sends the cookies of this top-level page. Approving the mailed link of a login has
   * set the recovery cookie there, not in the frame's storage (S-25).
   */
  readonly mailedClient: PageServices['client']
}

/**
 * Shows the content of `/dashboard` or `/recover`, depending on whether this browser has the
 * wallet. Used for a frame whose storage is separate from the page's (decision 0017).
 */
export function WalletPage({ services, mailedClient, onNews }: WalletPageProps) {
  const [lost, setLost] = useState<LostWallet | null>()
  useEffect(() => {
    readLostWallet(services).then(
      (found) => setLost(found ?? null),
      // If the wallet cannot be read, shows the dashboard, which repeats the request and shows the
      // error.
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
