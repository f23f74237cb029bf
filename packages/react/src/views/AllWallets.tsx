import type { ConnectorInfo } from '@latchkey/core'
import { EmptyState, Image, Stack } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../hooks/useText.ts'
import { selectWallet } from '../wallets/selectWallet.ts'
import { useWallets } from '../wallets/useWallets.ts'
import { searchWallets } from '../wallets/walletSections.ts'
import styles from './AllWallets.module.css'
import { SearchInput } from './parts/SearchInput.tsx'

/** Every wallet there is to connect, with a search that filters as one types. */
export default function AllWallets() {
  const text = useText()
  const wallets = useWallets()
  const [search, setSearch] = useState('')
  const found = searchWallets(wallets, search)
  return (
    <Stack gap={12}>
      <SearchInput
        clearLabel={text('wallets.clear')}
        label={text('wallets.search')}
        onValueChange={setSearch}
        value={search}
      />
      <ul className={styles['grid']}>
        {found.map((wallet, index) => (
          <li key={`${wallet.namespace}/${wallet.id}`}>
            <WalletTile displayIndex={index} wallet={wallet} />
          </li>
        ))}
      </ul>
      <div role="status">
        {found.length === 0 && (
          <EmptyState
            data-testid="no-wallet-found"
            detail={text(wallets.length === 0 ? 'wallets.emptyText' : 'wallets.noneText')}
            title={text('wallets.none')}
          />
        )}
      </div>
    </Stack>
  )
}

type WalletTileProps = { readonly wallet: ConnectorInfo; readonly displayIndex: number }

function WalletTile({ wallet, displayIndex }: WalletTileProps) {
  const { kit } = useKitContext()
  const prepare = () => kit.preload({ namespace: wallet.namespace })
  return (
    <button
      className={styles['tile']}
      data-testid={`wallet-search-item-${wallet.explorerId ?? wallet.id.toLowerCase()}`}
      onClick={() => selectWallet(kit, { wallet, displayIndex, view: 'AllWallets' })}
      onFocus={prepare}
      onPointerDown={prepare}
      onPointerEnter={prepare}
      type="button"
    >
      <Image shape="tile" size={56} src={wallet.icon} />
      <bdi className={styles['name']}>{wallet.name}</bdi>
    </button>
  )
}
