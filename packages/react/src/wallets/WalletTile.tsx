import { CertifiedIcon, CheckIcon, Icon, Spinner } from '@latchkey/ui'
import { memo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useWalletText } from '../messages/wallets.ts'
import { useImpression } from './Impressions.tsx'
import { useIsPairingPending } from './PairingAhead.tsx'
import { preloadEntry, selectWallet } from './selectWallet.ts'
import { useIsPaired } from './useIsPaired.ts'
import { getConnector, getEntryName, type WalletEntry } from './WalletEntry.ts'
import { WalletPicture } from './WalletPicture.tsx'
import styles from './WalletTile.module.css'

export type WalletTileProps = {
  readonly entry: WalletEntry
  readonly index: number
  /** Whether this tile is the tab stop of the grid. */
  readonly current: boolean
}

function toTestId(entry: WalletEntry): string {
  if (entry.kind === 'directory') return entry.wallet.id
  const connector = getConnector(entry)
  const known = entry.kind === 'walletConnect' ? undefined : entry.known.id
  return known ?? connector?.explorerId ?? connector?.id.toLowerCase() ?? ''
}

/** A tile that connects a wallet, in the list of all wallets. */
export const WalletTile = memo(function WalletTile({ entry, index, current }: WalletTileProps) {
  const { kit } = useKitContext()
  const isPaired = useIsPaired()
  const isPending = useIsPairingPending() && entry.kind === 'directory'
  const impression = useImpression(entry, index)
  const prepare = () => preloadEntry(kit, entry)
  const select = () => selectWallet(kit, entry, { displayIndex: index, view: 'AllWallets' })
  return (
    <button
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={styles['tile']}
      data-index={index}
      data-testid={`wallet-search-item-${toTestId(entry)}`}
      disabled={entry.kind === 'directory' && isPaired}
      onClick={isPending ? undefined : select}
      onFocus={prepare}
      onPointerDown={prepare}
      onPointerEnter={prepare}
      ref={impression}
      tabIndex={current ? 0 : -1}
      type="button"
    >
      <span className={styles['picture']}>
        <WalletPicture entry={entry} shape="tile" size={56} />
        {isPending ? <Waiting /> : <Mark entry={entry} />}
      </span>
      <bdi className={styles['name']}>{getEntryName(entry)}</bdi>
    </button>
  )
})

/** Shown until the pairing is ready, because the wallet's app cannot be opened before. */
const Waiting = () => (
  <span className={styles['waiting']}>
    <Spinner size={16} />
  </span>
)

/** Shows that a wallet is installed, or that the directory has certified it. */
function Mark({ entry }: { readonly entry: WalletEntry }) {
  const text = useWalletText()
  const kind = getMark(entry)
  if (!kind) return null
  return (
    <span className={styles[kind]}>
      <Icon icon={kind === 'installed' ? CheckIcon : CertifiedIcon} size={16} />
      <span className={styles['spoken']}>
        {text(kind === 'installed' ? 'wallets.isInstalled' : 'wallets.isCertified')}
      </span>
    </span>
  )
}

function getMark(entry: WalletEntry): 'installed' | 'certified' | undefined {
  if (entry.kind === 'directory') return entry.wallet.certified ? 'certified' : undefined
  const connector = getConnector(entry)
  return connector?.type === 'EXTERNAL' || connector?.duplicate ? undefined : 'installed'
}
