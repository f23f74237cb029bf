import { parseCaipNetworkId } from '@latchkey/core'
import { disconnect, getActiveConnection, showToast } from '@latchkey/kit'
import { DisconnectIcon, Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { usePayText } from '../../messages/pays.ts'
import { List } from '../../parts/List.tsx'
import type { PaymentProps } from '../../pay/PaySum.tsx'

/**
 * Disconnects the wallet that would pay. The payment stays open, so that the user can pay with
 * another wallet or an exchange.
 */
export function Disconnect({ payment }: PaymentProps) {
  const { kit } = useKitContext()
  const text = usePayText()
  const { namespace } = parseCaipNetworkId(payment.caipNetworkId)
  const connected = useKitFacts(() => getActiveConnection(kit, { namespace }) !== undefined, false)
  const leaving = useAction(async () => {
    try {
      await disconnect(kit, { namespace, keepModal: true })
    } catch (error) {
      showToast(kit, { message: text('pay.disconnectFailed'), variant: 'error' })
      throw error
    }
  })
  const isLeaving = leaving.status === 'pending'
  if (!connected && !isLeaving) return null
  return (
    <List>
      <li>
        <ListItem
          data-testid="pay-disconnect"
          image={<Icon icon={DisconnectIcon} />}
          label={text(isLeaving ? 'pay.disconnecting' : 'pay.disconnect')}
          onSelect={() => leaving.run()}
          pending={isLeaving}
        />
      </li>
    </List>
  )
}
