import { ActivityList } from '../../activity/ActivityList.tsx'
import { useActivity } from '../../activity/useActivity.ts'

/** Everything the account in use has done on its network. */
export function Transactions() {
  const activity = useActivity()
  return <ActivityList activity={activity} />
}
