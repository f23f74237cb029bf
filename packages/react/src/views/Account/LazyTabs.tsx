import { Button, EmptyState, Skeleton, Stack } from '@latchkey/ui'
import type { ComponentType } from 'react'
import { useLazy } from '../../loading/useLazy.ts'
import { useAccountText } from '../../messages/accounts.ts'

type LazyTabProps = { readonly load: () => Promise<{ readonly Content: ComponentType }> }

function LazyTab({ load }: LazyTabProps) {
  const text = useAccountText()
  const { value: tab, failed, retry } = useLazy(load)
  if (tab) return <tab.Content />
  if (failed) {
    return (
      <EmptyState
        action={<Button onClick={retry}>{text('modal.tryAgain')}</Button>}
        title={text('modal.viewNotLoaded')}
      />
    )
  }
  return (
    <Stack aria-hidden="true">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}

const loadActivity = () =>
  import(/* moment: funds */ '../../activity/RecentActivity.tsx').then(({ RecentActivity }) => ({
    Content: RecentActivity,
  }))

/** Shows the latest transactions of the account. Loads its code when the tab opens. */
export const ActivityTab = () => <LazyTab load={loadActivity} />

const loadNfts = () =>
  import(/* moment: funds */ '../../nfts/Nfts.tsx').then(({ Nfts }) => ({ Content: Nfts }))

/** Shows the collectibles of the account. Loads its code when the tab opens. */
export const NftsTab = () => <LazyTab load={loadNfts} />
