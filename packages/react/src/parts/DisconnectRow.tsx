import { disconnect, getActiveNamespace, showToast } from '@latchkey/kit'
import { DisconnectIcon, Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useAccountText } from '../messages/accounts.ts'
import { List } from './List.tsx'

const disconnecting = { rest: 'account.disconnect', pending: 'account.disconnecting' } as const
const signingOut = { rest: 'account.signOut', pending: 'account.signingOut' } as const

/**
 * A row that disconnects the active connection, or signs out of the app if the app provides that.
 * The kit then closes the modal.
 */
export function DisconnectRow() {
  const { kit, user } = useKitContext()
  const signOut = user?.signOut
  const text = useAccountText()
  const leaving = useAction(async () => {
    try {
      if (signOut) await signOut()
      else await disconnect(kit, { namespace: getActiveNamespace(kit) })
    } catch (error) {
      const message = text(signOut ? 'account.signOutFailed' : 'account.disconnectFailed')
      showToast(kit, { message, variant: 'error' })
      throw error
    }
  })
  const isLeaving = leaving.status === 'pending'
  const texts = signOut ? signingOut : disconnecting
  return (
    <List>
      <li>
        <ListItem
          data-testid="disconnect-button"
          image={<Icon icon={DisconnectIcon} />}
          label={text(isLeaving ? texts.pending : texts.rest)}
          onSelect={() => leaving.run()}
          pending={isLeaving}
        />
      </li>
    </List>
  )
}
