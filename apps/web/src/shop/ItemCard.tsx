import { type Item, toPictureUrl } from '@latchkey/product-api/marketplace'
import { Button, Image, Tag } from '@latchkey/ui'
import { useApp } from '../context/AppContext.ts'
import { formatCount } from '../format/formatCount.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './ItemCard.module.css'
import { RarityMark } from './RarityMark.tsx'

/** From how many on it is said how many are left. */
const fewLeft = 10

export type ItemCardProps = {
  readonly item: Item
  /** How many of it the player has. */
  readonly owned: number
  readonly balance: number
  readonly sale: 'open' | 'closed' | 'stale' | 'busy' | 'pending'
  readonly onBuy: () => void
}

/** An item on the shelf. */
export function ItemCard({ item, owned, balance, sale, onBuy }: ItemCardProps) {
  const { shop: texts } = useMessages()
  const { web } = useApp()
  const { id, name, text, rarity, price, stock } = item
  return (
    <li className={styles['card']} data-testid="shop-item" data-gone={stock === 0 || undefined}>
      <div className={styles['picture']}>
        <Image src={toPictureUrl(web.marketplaceUrl, id)} size={80} shape="tile" fallback={name} />
        {owned > 0 && (
          <Tag tone="success" className={styles['owned']}>
            {texts.owned(formatCount(owned))}
          </Tag>
        )}
      </div>
      <h2>{name}</h2>
      <p className={styles['facts']}>
        <RarityMark rarity={rarity} />
        {stock > 0 && stock <= fewLeft && <span>{texts.left(formatCount(stock))}</span>}
      </p>
      <p className={styles['text']}>{text}</p>
      <div className={styles['foot']}>
        <p>
          <strong>{formatCount(price)}</strong> {texts.points}
        </p>
        {stock === 0 && <Tag>{texts.soldOut}</Tag>}
        {stock > 0 && sale !== 'closed' && (
          <Button
            aria-label={texts.buyItem(name, formatCount(price))}
            pending={sale === 'pending'}
            disabled={sale === 'stale' || sale === 'busy' || balance < price}
            disabledReason={toReason(texts, { sale, missing: price - balance })}
            onClick={onBuy}
          >
            {texts.buy}
          </Button>
        )}
      </div>
    </li>
  )
}

type Texts = ReturnType<typeof useMessages>['shop']

function toReason(
  texts: Texts,
  { sale, missing }: { readonly sale: ItemCardProps['sale']; readonly missing: number },
): string | undefined {
  if (sale === 'stale') return texts.waitForMarketplace
  return missing > 0 ? texts.tooDear(formatCount(missing)) : undefined
}
