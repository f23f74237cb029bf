import { Icon, ListItem, NetworkIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { useCompatibleNetworks } from '../../networks/useCompatibleNetworks.ts'
import { List } from '../../parts/List.tsx'

/**
 * A row with the first networks on which the address can receive assets. It opens the full list.
 */
export function ReceiveNetworks() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { locale } = useLanguage()
  const names = useCompatibleNetworks().map(({ name }) => name)
  const listed = new Intl.ListFormat(locale, { type: 'unit' }).format(names)
  return (
    <List>
      <li>
        <ListItem
          chevron
          data-testid="receive-networks"
          detail={<bdi>{listed}</bdi>}
          image={<Icon icon={NetworkIcon} />}
          label={text('receive.networks')}
          onSelect={() =>
            kit.modal.send({ type: 'push', page: { view: 'WalletCompatibleNetworks' } })
          }
        />
      </li>
    </List>
  )
}
