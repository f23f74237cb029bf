import { Button, EmptyState, Skeleton, Stack } from '@latchkey/ui'
import { useLazy } from '../../loading/useLazy.ts'
import { useAccountText } from '../../messages/accounts.ts'

const load = () => import(/* moment: funds */ '../../activity/RecentActivity.tsx')

/** What the account has done; its code comes with the tab. */
export function ActivityTab() {
  const text = useAccountText()
  const { value: activity, failed, retry } = useLazy(load)
  if (activity) return <activity.RecentActivity />
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
