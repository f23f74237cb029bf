import type { Purchase } from '@latchkey/product-api'
import { toPictureUrl } from '@latchkey/product-api/marketplace'
import { Button, EmptyState, Image, Skeleton, Tag } from '@latchkey/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ItemDrawing } from '../art/ItemDrawing.tsx'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { isFailing } from '../product/isFailing.ts'
import styles from './OwnPurchases.module.css'

const tones = { paid: 'warning', delivered: 'success', refunded: 'neutral' } as const

/** The player's purchases, newest first, each with its receipt. */
export function OwnPurchases() {
  const { shop: texts, loading } = useMessages()
  const { product } = useApp()
  const own = useInfiniteQuery(product.queries.purchases, product.queryClient)
  const rows = own.data?.pages.flatMap(({ purchases }) => purchases)
  if (!rows && !isFailing(own)) {
    return (
      <div role="status" aria-label={loading}>
        <Skeleton shape="row" />
      </div>
    )
  }
  if (!rows) {
    return (
      <EmptyState
        title={texts.ownFailed}
        action={
          <Button pending={own.isFetching} onClick={() => own.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    )
  }
  if (rows.length === 0) return <p className={styles['none']}>{texts.none}</p>
  return (
    <>
      <ul className={styles['list']}>
        {rows.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {own.hasNextPage && (
        <Button
          variant="ghost"
          wide
          pending={own.isFetchingNextPage}
          onClick={() => own.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  )
}

function PurchaseRow({ purchase }: { readonly purchase: Purchase }) {
  const formats = useFormats()
  const { shop: texts } = useMessages()
  const { web, product } = useApp()
  const { itemId, itemName, price, state, boughtAt, receipt, refundReason } = purchase
  return (
    <li className={styles['row']} data-testid="shop-purchase">
      <Image
        src={toPictureUrl(web.marketplaceUrl, itemId)}
        size={56}
        shape="tile"
        fallback={<ItemDrawing seed={itemId} />}
      />
      <div className={styles['words']}>
        <strong>{itemName}</strong>
        <small>
          {formats.count(price)} {texts.points} ·{' '}
          <time dateTime={boughtAt}>{formats.ago(boughtAt, product.now())}</time>
        </small>
        {refundReason !== null && <small>{refundReason}</small>}
        {receipt !== null && (
          <small>
            {texts.receipt.number} <span className={styles['number']}>{receipt}</span>
          </small>
        )}
      </div>
      <Tag tone={tones[state]}>{texts.states[state]}</Tag>
    </li>
  )
}
