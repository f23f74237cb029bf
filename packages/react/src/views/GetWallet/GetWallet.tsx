import type { DirectoryWallet } from '@latchkey/core'
import { ExternalIcon, Icon, Image, ListItem, Skeleton, Stack, Text } from '@latchkey/ui'
import { GuideLink } from '../../connect/GuideLink.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useSuggestedWallets } from '../../hooks/state/useDirectory.ts'
import { useGuideText } from '../../messages/guides.ts'
import { List } from '../../parts/List.tsx'
import { isLink, openWalletPage } from '../../wallets/openWalletPage.ts'

/** Maximum number of wallets that the view lists. */
const shownWallets = 4

/** Lists a few wallets for beginners. Each row opens the wallet's website. */
export function GetWallet() {
  const { kit } = useKitContext()
  const text = useGuideText()
  const { featured, recommended, pending } = useSuggestedWallets()
  const { customWallets = [] } = kit.config
  const all = [...featured, ...customWallets, ...recommended]
  const unique = [...new Map(all.map((wallet) => [wallet.id, wallet])).values()]
  const wallets = unique.slice(0, shownWallets)
  const isLoading = wallets.length === 0 && pending
  return (
    <Stack gap={12}>
      {isLoading && <LoadingRows />}
      {wallets.length === 0 && !isLoading && (
        <Text align="center" tone="muted">
          {text('guide.noWallets')}
        </Text>
      )}
      {wallets.length > 0 && (
        <List>
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <Row wallet={wallet} />
            </li>
          ))}
        </List>
      )}
      <GuideLink size="large" url={kit.config.guideUrls?.wallets}>
        {text('guide.exploreAll')}
      </GuideLink>
    </Stack>
  )
}

function Row({ wallet }: { readonly wallet: DirectoryWallet }) {
  const { kit } = useKitContext()
  const { homepage, imageUrl, name } = wallet
  const url = isLink(homepage) ? homepage : kit.config.guideUrls?.wallets
  return (
    <ListItem
      data-testid={`get-wallet-${wallet.id}`}
      disabled={!isLink(url)}
      image={<Image fallback={imageUrl ? undefined : name} src={imageUrl} />}
      label={<bdi>{name}</bdi>}
      onSelect={() => isLink(url) && openWalletPage(kit, { wallet, type: 'homepage', url })}
      tag={isLink(url) && <Icon directional icon={ExternalIcon} />}
    />
  )
}

function LoadingRows() {
  const text = useGuideText()
  return (
    <Stack aria-busy="true" aria-label={text('modal.loading')} role="status">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}
