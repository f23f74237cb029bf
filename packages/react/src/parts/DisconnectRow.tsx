import { disconnect, getActiveNamespace, showToast } from '@latchkey/kit'
import { DisconnectIcon, Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useAccountText } from '../messages/accounts.ts'
import { List } from './List.tsx'

/** A row that disconnects the active connection. The kit then closes the modal. */
export function DisconnectRow() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const leaving = useAction(async () => {
    try {
      await disconnect(kit, { namespace: getActiveNamespace(kit) })
    } catch (error) {
      showToast(kit, { message: text('account.disconnectFailed'), variant: 'error' })
      throw error
    }
  })
  return (
    <List>
      <li>
        <ListItem
          data-testid="disconnect-button"
          image={<Icon icon={DisconnectIcon} />}
          label={text(
            leaving.status === 'pending' ? 'account.disconnecting' : 'account.disconnect',
          )}
          onSelect={() => leaving.run()}
          pending={leaving.status === 'pending'}
        />
      </li>
    </List>
  )
}
