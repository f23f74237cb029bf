import type { Item } from '@latchkey/product-api/marketplace'
import { AlertBar, Button, EmptyState, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useOnline } from '../parts/useOnline.ts'
import type { ShopState } from '../product/createShopQueries.ts'
import { createCatalogueQuery } from './createCatalogueQuery.ts'
import { ItemCard } from './ItemCard.tsx'
import { dropOrder, readOrder } from './orders.ts'
import { PurchaseOutcome } from './PurchaseOutcome.tsx'
import styles from './ShopScreen.module.css'
import { useBuy } from './useBuy.ts'

export type ShelvesProps = {
  readonly userId: string
  readonly state: ShopState
  /** Content below the items, rendered once the height of the item list is known. */
  readonly children?: ReactNode
}

/** Lists the shop's items for sale, and shows the purchase in progress. */
export function Shelves({ userId, state, children }: ShelvesProps) {
  const formats = useFormats()
  const { shop: texts } = useMessages()
  const app = useApp()
  const { storage, confirmPopup, product } = app
  const [query] = useState(() => createCatalogueQuery(app))
  const catalogue = useQuery(query, product.queryClient)
  const buy = useBuy()
  const [order, setOrder] = useState(() => readOrder(storage, userId, product.now()))
  const isOnline = useOnline()
  const isStale = catalogue.failureCount > 0 || !isOnline
  const send = (wish: Parameters<typeof buy.mutate>[0]) => {
    setOrder(undefined)
    buy.mutate(wish, { onError: () => setOrder(readOrder(storage, userId, product.now())) })
  }
  const choose = async ({ id, name, price }: Item) => {
    const owned = countOwned(state, id)
    const [cost, balance, rest] = [price, state.balance, state.balance - price].map((points) =>
      formats.count(points),
    )
    const { title, message, again, yes } = texts.confirm
    const question = {
      title: title(name),
      message:
        message(cost ?? '', balance ?? '', rest ?? '') + (owned ? again(formats.count(owned)) : ''),
      yes: yes(cost ?? ''),
    }
    if (await confirmPopup.ask(question)) send({ userId, itemId: id, itemName: name, price })
  }
  const leave = () => {
    if (order) dropOrder(storage, order.key)
    setOrder(undefined)
    buy.reset()
  }
  const items = catalogue.data
  return (
    <>
      <section className={styles['shelves']} aria-label={texts.items}>
        <PurchaseOutcome buy={buy} order={order} onFinish={send} onLeave={leave} />
        {items && isStale && (
          <AlertBar
            variant="warning"
            role="status"
            message={texts.stale}
            detail={texts.staleText(formats.ago(catalogue.dataUpdatedAt, Date.now()))}
          />
        )}
        {!items && (isStale ? <Problem query={catalogue} /> : <Waiting />)}
        {items?.length === 0 && (
          <div className={styles['box']} role="status">
            <EmptyState title={texts.emptyTitle} detail={texts.emptyText} />
          </div>
        )}
        {items && items.length > 0 && (
          <ul className={styles['grid']}>
            {items.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                owned={countOwned(state, item.id)}
                balance={state.balance}
                sale={toSale({ open: state.open, isStale, item, buy })}
                onBuy={() => choose(item)}
              />
            ))}
          </ul>
        )}
      </section>
      {(items || isStale) && children}
    </>
  )
}

const countOwned = ({ owned }: ShopState, id: string) =>
  owned.find(({ itemId }) => itemId === id)?.count ?? 0

type Sale = {
  readonly open: boolean
  readonly isStale: boolean
  readonly item: Item
  readonly buy: ReturnType<typeof useBuy>
}

/**
 * Returns whether the player can buy an item now. If not, returns the reason: the shop is closed,
 * the prices are outdated, or another purchase is pending.
 */
function toSale({ open, isStale, item, buy }: Sale) {
  if (!open) return 'closed'
  if (isStale) return 'stale'
  if (!buy.isPending) return 'open'
  return buy.variables.itemId === item.id ? 'pending' : 'busy'
}

function Problem({ query }: { readonly query: { isFetching: boolean; refetch: () => unknown } }) {
  const { shop: texts } = useMessages()
  return (
    <div className={styles['box']} role="alert">
      <EmptyState
        title={texts.failedTitle}
        detail={texts.failedText}
        action={
          <Button pending={query.isFetching} onClick={() => query.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    </div>
  )
}

function Waiting() {
  const { loading } = useMessages()
  return (
    <div className={styles['grid']} role="status" aria-label={loading}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="tile" className={styles['waiting']} />
      ))}
    </div>
  )
}
