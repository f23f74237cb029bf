import type { DirectoryWallet } from '@latchkey/core'
import { ListItem } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useWalletText } from '../messages/wallets.ts'
import { List } from '../parts/List.tsx'
import { isLink } from '../wallets/openWalletPage.ts'

/**
 * A row that opens the download page of a wallet. Renders nothing if the directory has no store or
 * homepage for the wallet.
 */
export function GetWalletRow({ wallet }: { readonly wallet: DirectoryWallet | undefined }) {
  const { kit } = useKitContext()
  const text = useWalletText()
  if (!wallet) return null
  const { chromeStore, appStore, playStore, homepage, name } = wallet
  if (![chromeStore, appStore, playStore, homepage].some(isLink)) return null
  return (
    <List>
      <li>
        <ListItem
          chevron
          label={text('pairing.get', { wallet: name })}
          onSelect={() =>
            kit.modal.send({ type: 'push', page: { view: 'Downloads', data: { wallet } } })
          }
        />
      </li>
    </List>
  )
}
