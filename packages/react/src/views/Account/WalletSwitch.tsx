import { getActiveConnection } from '@latchkey/kit'
import { Button, ChevronDownIcon, Icon, Image } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { getConnectionName } from '../../wallets/getConnectionName.ts'

/** Shows the active wallet and opens the list of all wallets. */
export function WalletSwitch() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const connection = useSlice(kit.connection, () => getActiveConnection(kit), undefined)
  if (!connection) return null
  const { connector } = connection
  const name = getConnectionName(connection)
  return (
    <Button
      aria-label={text('account.wallets', { wallet: name })}
      data-testid="wui-wallet-switch"
      icon={<Image fallback={name} size={20} src={connector.icon ?? connector.imageUrl} />}
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'ProfileWallets' } })}
      size="small"
      trailing={<Icon icon={ChevronDownIcon} size={16} />}
      variant="ghost"
    >
      <bdi>{name}</bdi>
    </Button>
  )
}
