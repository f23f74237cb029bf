import { ExternalIcon, Icon, ListItem, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useGuideText } from '../../messages/guides.ts'
import { List } from '../../parts/List.tsx'
import { isLink, openWalletPage } from '../../wallets/openWalletPage.ts'
import type { ViewProps } from '../ViewProps.ts'

const places = [
  { type: 'chrome_store', link: 'chromeStore', label: 'downloads.chrome' },
  { type: 'app_store', link: 'appStore', label: 'downloads.ios' },
  { type: 'play_store', link: 'playStore', label: 'downloads.android' },
  { type: 'homepage', link: 'homepage', label: 'downloads.website' },
] as const

/** Lists the stores and the website where the user can get a wallet. */
export function Downloads({ data }: ViewProps<'Downloads'>) {
  const { kit } = useKitContext()
  const text = useGuideText()
  const { wallet } = data
  const rows = places.flatMap(({ type, link, label }) => {
    const url = wallet[link]
    return isLink(url) ? [{ type, url, label }] : []
  })
  if (rows.length === 0) {
    return (
      <Text align="center" tone="muted">
        {text('downloads.none', { wallet: wallet.name })}
      </Text>
    )
  }
  return (
    <List>
      {rows.map(({ type, url, label }) => (
        <li key={type}>
          <ListItem
            label={text(label)}
            onSelect={() => openWalletPage(kit, { wallet, type, url })}
            tag={<Icon directional icon={ExternalIcon} />}
          />
        </li>
      ))}
    </List>
  )
}
