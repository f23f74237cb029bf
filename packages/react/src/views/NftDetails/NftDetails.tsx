import { openExternal } from '@latchkey/core'
import type { ShownNft } from '@latchkey/modal'
import { Address, ExternalIcon, Icon, ListItem, Stack, Tag, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useNftText } from '../../messages/nfts.ts'
import { NftPicture } from '../../nfts/NftPicture.tsx'
import { List } from '../../parts/List.tsx'
import type { ViewProps } from '../ViewProps.ts'
import styles from './NftDetails.module.css'

type NftProps = { readonly nft: ShownNft }

/** Shows the details of a collectible: image, description, contract, network and explorer link. */
export function NftDetails({ data: { nft } }: ViewProps<'NftDetails'>) {
  const text = useNftText()
  return (
    <Stack gap={16}>
      <NftPicture className={styles['picture']} nft={nft} />
      {nft.isSpam && <Tag tone="warning">{text('nfts.spam')}</Tag>}
      {nft.description && (
        <Text className={styles['description']} dir="auto" size="small">
          {nft.description}
        </Text>
      )}
      <Facts nft={nft} />
      <ExplorerRow nft={nft} />
    </Stack>
  )
}

function Facts({ nft }: NftProps) {
  const { kit } = useKitContext()
  const text = useNftText()
  const { locale } = useLanguage()
  const { chain, contract, tokenId, amount, standard, collection } = nft
  const network = kit.config.networks.find(({ caipNetworkId }) => caipNetworkId === chain)
  const toLabels = (copy: string) => ({
    copy,
    copied: text('nfts.copied'),
    failed: text('account.copyFailed'),
  })
  return (
    <dl className={styles['facts']}>
      {collection.name && <Fact name={text('nfts.collection')}>{collection.name}</Fact>}
      {amount !== '1' && (
        <Fact name={text('nfts.amount')}>
          {new Intl.NumberFormat(locale).format(BigInt(amount))}
        </Fact>
      )}
      {standard !== 'SPL' && (
        <Fact name={text('nfts.tokenId')}>
          <Address labels={toLabels(text('nfts.copyTokenId'))} value={tokenId} />
        </Fact>
      )}
      <Fact name={text(standard === 'SPL' ? 'nfts.mint' : 'nfts.contract')}>
        <Address labels={toLabels(text('nfts.copyContract'))} value={contract} />
      </Fact>
      <Fact name={text('nfts.network')}>{network?.name ?? chain}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** Opens the collectible in the block explorer. Renders nothing if the network has no explorer. */
function ExplorerRow({ nft: { chain, contract, tokenId, standard } }: NftProps) {
  const { kit } = useKitContext()
  const text = useNftText()
  const network = kit.config.networks.find(({ caipNetworkId }) => caipNetworkId === chain)
  const explorer = network?.blockExplorers?.default.url
  if (!explorer) return null
  const [place, one] = [encodeURIComponent(contract), encodeURIComponent(tokenId)]
  const path = standard === 'SPL' ? `address/${place}` : `token/${place}?a=${one}`
  return (
    <List>
      <li>
        <ListItem
          image={<Icon directional icon={ExternalIcon} />}
          label={text('account.explorer')}
          onSelect={() => openExternal(`${explorer}/${path}`, { open: kit.ports.openWindow })}
        />
      </li>
    </List>
  )
}
