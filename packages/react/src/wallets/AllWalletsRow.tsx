import { track } from '@latchkey/kit'
import { Icon, ListItem, SearchIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../hooks/useText.ts'
import { List } from '../views/parts/List.tsx'

/** Leads to the search over all wallets. */
export function AllWalletsRow() {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <List>
      <li>
        <ListItem
          chevron
          data-testid="all-wallets"
          image={<Icon icon={SearchIcon} />}
          label={text('connect.allWallets')}
          onSelect={() => {
            track(kit, { event: 'CLICK_ALL_WALLETS' })
            kit.modal.send({ type: 'push', page: { view: 'AllWallets' } })
          }}
        />
      </li>
    </List>
  )
}
