import { type Item, toPictureUrl } from '@latchkey/product-api/marketplace'
import { Button, Image, Tag } from '@latchkey/ui'
import { ItemDrawing } from '../art/ItemDrawing.tsx'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import type { Messages } from '../messages/en.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './ItemCard.module.css'
import { RarityMark } from './RarityMark.tsx'

/** Stock at or below which the card shows the remaining number. */
const fewLeft = 10

export type ItemCardProps = {
  readonly item: Item
  /** Number of copies of the item that the player owns. */
  readonly owned: number
  readonly balance: number
  readonly sale: 'open' | 'closed' | 'stale' | 'busy' | 'pending'
  readonly onBuy: () => void
}

/** A card with an item for sale: picture, rarity, price, stock and the buy button. */
export function ItemCard({ item, owned, balance, sale, onBuy }: ItemCardProps) {
  const formats = useFormats()
  const { shop: texts } = useMessages()
  const { web } = useApp()
  const { id, name, text, rarity, price, stock } = item
  const missing = price - balance
  return (
    <li className={styles['card']} data-testid="shop-item" data-gone={stock === 0 || undefined}>
      <div className={styles['picture']}>
        <Image
          src={toPictureUrl(web.marketplaceUrl, id)}
          size={80}
          shape="tile"
          fallback={<ItemDrawing seed={id} />}
        />
        {owned > 0 && (
          <Tag tone="success" className={styles['owned']}>
            {texts.owned(formats.count(owned))}
          </Tag>
        )}
      </div>
      <h2>{name}</h2>
      <p className={styles['facts']}>
        <RarityMark rarity={rarity} />
        {stock > 0 && stock <= fewLeft && <span>{texts.left(formats.count(stock))}</span>}
      </p>
      <p className={styles['text']}>{text}</p>
      <div className={styles['foot']}>
        <p>
          <strong>{formats.count(price)}</strong> {texts.points}
        </p>
        {stock === 0 && <Tag>{texts.soldOut}</Tag>}
        {stock > 0 && sale !== 'closed' && (
          <Button
            aria-label={texts.buyItem(name, formats.count(price))}
            pending={sale === 'pending'}
            disabled={sale === 'stale' || sale === 'busy' || missing > 0}
            disabledReason={toReason(sale, missing > 0 ? formats.count(missing) : undefined, texts)}
            onClick={onBuy}
          >
            {texts.buy}
          </Button>
        )}
      </div>
    </li>
  )
}

/**
 * Returns the text that explains why the buy button is disabled: marketplace unavailable, or the
 * price exceeds the balance.
 */
function toReason(
  sale: ItemCardProps['sale'],
  missing: string | undefined,
  texts: Messages['shop'],
) {
  if (sale === 'stale') return texts.waitForMarketplace
  return missing && texts.tooDear(missing)
}
