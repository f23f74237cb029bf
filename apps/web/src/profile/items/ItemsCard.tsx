import { type Purchase, screens } from '@latchkey/product-api'
import { toPictureUrl } from '@latchkey/product-api/marketplace'
import { Button, EmptyState, Image, Skeleton } from '@latchkey/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ItemDrawing } from '../../art/ItemDrawing.tsx'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { isFailing } from '../../product/isFailing.ts'
import styles from './ItemsCard.module.css'

const mostShown = 4

/** Card of the profile with the items that the player bought last. */
export function ItemsCard() {
  const { profile: messages, shop, loading } = useMessages()
  const { product } = useApp()
  const own = useInfiniteQuery(product.queries.purchases, product.queryClient)
  const items = own.data && toItems(own.data.pages.flatMap(({ purchases }) => purchases))
  const failing = isFailing(own)
  return (
    <Card title={messages.items} aside={<Link to={screens.shop.path}>{messages.toShop}</Link>}>
      <div className={styles['content']}>
        {!items && !failing && (
          <div role="status" aria-label={loading} className={styles['items']}>
            <Skeleton shape="tile" className={styles['waiting']} />
          </div>
        )}
        {!items && failing && (
          <EmptyState
            title={messages.itemsFailed}
            action={
              <Button pending={own.isFetching} onClick={() => own.refetch()}>
                {shop.tryAgain}
              </Button>
            }
          />
        )}
        {items?.length === 0 && <p className={styles['none']}>{messages.itemsNone}</p>}
        {items && items.length > 0 && <Items items={items} />}
      </div>
    </Card>
  )
}

type OwnItem = { readonly id: string; readonly name: string; readonly count: number }

function Items({ items }: { readonly items: readonly OwnItem[] }) {
  const formats = useFormats()
  const { web } = useApp()
  return (
    <ul className={styles['items']}>
      {items.slice(0, mostShown).map(({ id, name, count }) => (
        <li key={id}>
          <Image
            src={toPictureUrl(web.marketplaceUrl, id)}
            size="fill"
            shape="tile"
            fallback={<ItemDrawing seed={id} />}
            className={styles['picture']}
          />
          <span title={name}>{name}</span>
          {count > 1 && <small>× {formats.count(count)}</small>}
        </li>
      ))}
    </ul>
  )
}

/** Returns the items of all purchases that were not refunded, the last bought first. */
function toItems(purchases: readonly Purchase[]): readonly OwnItem[] {
  const items = new Map<string, OwnItem>()
  for (const { itemId: id, itemName: name, state } of purchases) {
    const count = (items.get(id)?.count ?? 0) + 1
    if (state !== 'refunded') items.set(id, { id, name, count })
  }
  return [...items.values()]
}
