import { isSmartAccountInUse, track } from '@latchkey/kit'
import { Button, ClockIcon, Icon, ListItem, Stack } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAccountText } from '../messages/accounts.ts'
import { List } from '../parts/List.tsx'
import { ActivityList } from './ActivityList.tsx'
import { useActivity } from './useActivity.ts'

/**
 * Maximum number of transactions in the account view. A longer list would move the content below it
 * too far down.
 */
const recent = 8

/** The newest transactions of the account, with a row that opens the full history. */
export function RecentActivity() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const activity = useActivity()
  return (
    <Stack gap={4}>
      <ActivityList
        activity={activity}
        emptyAction={
          <Button onClick={() => kit.modal.send({ type: 'push', page: { view: 'WalletReceive' } })}>
            {text('account.receiveFunds')}
          </Button>
        }
        most={recent}
      />
      {activity.transactions.length > 0 && <AllRow />}
    </Stack>
  )
}

function AllRow() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const open = () => {
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } })
    kit.modal.send({ type: 'push', page: { view: 'Transactions' } })
  }
  return (
    <List>
      <li>
        <ListItem
          chevron
          data-testid="w3m-account-default-activity-button"
          image={<Icon icon={ClockIcon} />}
          label={text('activity.all')}
          onSelect={open}
        />
      </li>
    </List>
  )
}
