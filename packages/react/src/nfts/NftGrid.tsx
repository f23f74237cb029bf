import type { NftPage } from '@latchkey/kit/query'
import { Skeleton } from '@latchkey/ui'
import { useEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useNftText } from '../messages/nfts.ts'
import { useVisibleRows } from '../parts/useVisibleRows.ts'
import styles from './NftGrid.module.css'
import { NftPicture } from './NftPicture.tsx'

type Nft = NftPage['nfts'][number]

/** Number of placeholder cards for the next page. */
const placeholders = 6

export type NftGridProps = {
  readonly nfts: readonly Nft[]
  /** Whether more pages exist. Placeholder cards are then shown at the end. */
  readonly hasMore: boolean
  /** Called when a placeholder card becomes visible, so that the caller loads the next page. */
  readonly onReachEnd: () => void
}

/** A grid of collectibles. Renders only the visible rows, so that thousands scroll smoothly. */
export function NftGrid({ nfts, hasMore, onReachEnd }: NftGridProps) {
  const text = useNftText()
  const list = useRef<HTMLUListElement>(null)
  const count = nfts.length + (hasMore ? placeholders : 0)
  const { start, end, columns, rowHeightPx } = useVisibleRows(list, { count, coverPx: 0 })
  const rows = Math.ceil(count / columns)
  const first = Math.min(start, Math.max(0, rows - 1)) * columns
  const last = Math.min(count, end * columns)
  const seesEnd = hasMore && last > nfts.length
  useEffect(() => {
    if (seesEnd) onReachEnd()
  }, [seesEnd, onReachEnd])
  return (
    <ul
      aria-label={text('account.nfts')}
      className={styles['grid']}
      ref={list}
      style={{
        minBlockSize: rowHeightPx > 0 ? rows * rowHeightPx : undefined,
        paddingBlockStart: (first / columns) * rowHeightPx,
      }}
    >
      {nfts.slice(first, last).map((nft, offset) => (
        <li
          aria-posinset={first + offset + 1}
          aria-setsize={hasMore ? -1 : nfts.length}
          key={`${nft.contract}/${nft.tokenId}`}
        >
          <NftCard nft={nft} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, last - Math.max(first, nfts.length)) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <li aria-hidden="true" key={index}>
          <NftPlace />
        </li>
      ))}
    </ul>
  )
}

/**
 * A card that opens the page of a collectible. Its accessible name starts with the visible texts, in
 * the same order.
 */
function NftCard({ nft }: { readonly nft: Nft }) {
  const { kit } = useKitContext()
  const text = useNftText()
  const { locale } = useLanguage()
  const { name, collection, amount, isSpam } = nft
  const isSeveral = amount !== '1'
  const toShort = (number: string) =>
    new Intl.NumberFormat(locale, { notation: 'compact' }).format(BigInt(number))
  const count = new Intl.NumberFormat(locale).format(BigInt(amount))
  const times = isSeveral && text('nfts.times', { amount: toShort(amount) })
  const said = [
    name,
    collection.name,
    times,
    isSeveral && text('nfts.owned', { amount: count }),
    isSpam && text('nfts.spam'),
  ]
  return (
    <button
      aria-label={said.filter(Boolean).join(', ')}
      className={styles['card']}
      data-testid="nft-card"
      onClick={() =>
        kit.modal.send({
          type: 'push',
          page: { view: 'NftDetails', data: { nft } },
        })
      }
      type="button"
    >
      <NftPicture nft={nft} />
      <bdi className={styles['name']}>{name}</bdi>{' '}
      <bdi className={styles['collection']}>{collection.name}</bdi>{' '}
      {times && (
        <span className={styles['tag']}>
          <bdi dir="ltr">{times}</bdi>
        </span>
      )}
    </button>
  )
}

/** A placeholder with the size of a card. */
export function NftPlace() {
  return (
    <span className={styles['card']}>
      <Skeleton className={styles['place']} shape="tile" />
      <Skeleton shape="caption" width={75} />
      <Skeleton shape="caption" width={50} />
    </span>
  )
}

/** Placeholder cards shown while the first page of collectibles loads. */
export function LoadingNfts() {
  const text = useNftText()
  return (
    <ul aria-busy="true" aria-label={text('nfts.loading')} className={styles['grid']}>
      {['1', '2', '3', '4', '5', '6'].map((place) => (
        <li key={place}>
          <NftPlace />
        </li>
      ))}
    </ul>
  )
}
