import { Button, DisconnectIcon, Icon } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useSignOut } from './useSignOut.ts'

/** Button of the player's card that signs out and disconnects the wallet. */
export function SignOutButton() {
  const { sessions } = useMessages()
  const { ask, pending } = useSignOut()
  return (
    <Button
      size="small"
      icon={<Icon directional icon={DisconnectIcon} />}
      pending={pending}
      onClick={ask}
    >
      {sessions.signOut}
    </Button>
  )
}
