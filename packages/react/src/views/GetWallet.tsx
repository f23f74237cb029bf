import { Image, ListItem } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { isLink, openWalletPage } from '../wallets/openWalletPage.ts'
import { List } from './parts/List.tsx'

const shownWallets = 4

/** A few wallets to begin with. */
export default function GetWallet() {
  const { kit } = useKitContext()
  const wallets = (kit.config.customWallets ?? []).slice(0, shownWallets)
  return (
    <List>
      {wallets.map((wallet) => {
        const url = wallet.homepage
        return (
          <li key={wallet.id}>
            <ListItem
              disabled={!isLink(url)}
              image={<Image src={wallet.imageUrl} />}
              label={<bdi>{wallet.name}</bdi>}
              onSelect={() => isLink(url) && openWalletPage(kit, { wallet, type: 'homepage', url })}
            />
          </li>
        )
      })}
    </List>
  )
}
