import { getActiveConnection } from '@latchkey/kit'
import { Button, ChevronDownIcon, Icon, Image } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/useSlice.ts'
import { useText } from '../../hooks/useText.ts'

/** The wallet in use; leads to all of them. */
export function WalletSwitch() {
  const { kit } = useKitContext()
  const text = useText()
  const connector = useSlice(kit.connection, () => getActiveConnection(kit)?.connector, undefined)
  if (!connector) return null
  return (
    <Button
      aria-label={text('account.wallets', { wallet: connector.name })}
      data-testid="wui-wallet-switch"
      icon={
        <Image fallback={connector.name} size={20} src={connector.icon ?? connector.imageUrl} />
      }
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'ProfileWallets' } })}
      size="small"
      trailing={<Icon icon={ChevronDownIcon} size={16} />}
      variant="ghost"
    >
      <bdi>{connector.name}</bdi>
    </Button>
  )
}
