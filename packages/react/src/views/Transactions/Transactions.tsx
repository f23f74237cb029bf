import { ActivityList } from '../../activity/ActivityList.tsx'
import { useActivity } from '../../activity/useActivity.ts'

/** Lists all transactions of the active account on its network. */
export function Transactions() {
  const activity = useActivity()
  return <ActivityList activity={activity} />
}
