import { getActiveNetworkId, track } from '@latchkey/kit'
import { ForwardIcon, Icon, ListItem } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/useAccount.ts'
import { useText } from '../../hooks/useText.ts'

/** The way to sending, unless the app has turned it off. */
export function SendRow() {
  const { kit } = useKitContext()
  const text = useText()
  const { allAccounts, user } = useAccount()
  if (kit.preferences.getState().features.send === false) return null
  const open = () => {
    const isSmartAccount = allAccounts[0]?.type === 'smartAccount'
    const network = getActiveNetworkId(kit)
    track(kit, { event: 'OPEN_SEND', properties: { network, isSmartAccount } })
    kit.modal.send({ type: 'push', page: { view: 'WalletSend' } })
  }
  return (
    <ListItem
      chevron
      data-testid={user ? 'wallet-features-send-button' : 'w3m-account-default-send-button'}
      image={<Icon directional icon={ForwardIcon} />}
      label={text('title.WalletSend')}
      onSelect={open}
    />
  )
}
