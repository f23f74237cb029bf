import { BaseError } from '@latchkey/core'
import type { Purchase } from '@latchkey/product-api'
import { toPictureUrl } from '@latchkey/product-api/marketplace'
import { AlertBar, Button, CloseIcon, Icon, IconButton, Image } from '@latchkey/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ItemDrawing } from '../art/ItemDrawing.tsx'
import { useApp } from '../context/AppContext.ts'
import type { Formats } from '../format/createFormats.ts'
import { useFormats } from '../format/useFormats.ts'
import type { Messages } from '../messages/en.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useErrorText } from '../parts/useErrorText.ts'
import { OrderNotKeptError, type Wish } from './orders.ts'
import styles from './PurchaseOutcome.module.css'
import type { Order } from './storedShop.ts'
import type { useBuy } from './useBuy.ts'

export type PurchaseOutcomeProps = {
  readonly buy: ReturnType<typeof useBuy>
  /** The stored order of a purchase whose response this browser has not received. */
  readonly order: Order | undefined
  readonly onFinish: (wish: Wish) => void
  readonly onLeave: () => void
}

/** Shows the result of the last purchase: a receipt, an error, or that the outcome is unknown. */
export function PurchaseOutcome({ buy, order, onFinish, onLeave }: PurchaseOutcomeProps) {
  const { shop: texts } = useMessages()
  const toText = useErrorText()
  if (order) {
    return (
      <div className={styles['receipt']} role="alert">
        <div className={styles['words']}>
          <h2>{texts.unfinished.title(order.itemName)}</h2>
          <p>{texts.unfinished.text}</p>
          <div className={styles['acts']}>
            <Button variant="primary" onClick={() => onFinish(order)}>
              {texts.unfinished.finish}
            </Button>
            <Button variant="ghost" onClick={onLeave}>
              {texts.unfinished.leave}
            </Button>
          </div>
        </div>
      </div>
    )
  }
  if (buy.data) return <Receipt bought={buy.data} onClose={onLeave} />
  if (!(buy.error instanceof BaseError)) return null
  const { close } = texts.receipt
  const isKept = !(buy.error instanceof OrderNotKeptError)
  const message = isKept ? toText(buy.error) : texts.notKept
  return <AlertBar message={message} closeLabel={close} onClose={onLeave} />
}

type ReceiptProps = { readonly bought: Purchase; readonly onClose: () => void }

function Receipt({ bought, onClose }: ReceiptProps) {
  const formats = useFormats()
  const { shop: texts } = useMessages()
  const { web, product } = useApp()
  const own = useInfiniteQuery(product.queries.purchases, product.queryClient)
  // The list of purchases may contain a newer state of this purchase, such as its delivery.
  const all = own.data?.pages.flatMap(({ purchases }) => purchases)
  const purchase = all?.find(({ id }) => id === bought.id) ?? bought
  const { itemId, itemName, state, receipt, price } = purchase
  return (
    <div className={styles['receipt']} role="status" data-state={state} data-testid="shop-receipt">
      <Image
        src={toPictureUrl(web.marketplaceUrl, itemId)}
        size={56}
        shape="tile"
        fallback={<ItemDrawing seed={itemId} />}
      />
      <div className={styles['words']}>
        <h2>{texts.receipt[state](itemName)}</h2>
        <p>{toSentence(purchase, texts, formats)}</p>
        <dl>
          <dt>{texts.receipt.price}</dt>
          <dd>
            {formats.count(price)} {texts.points}
          </dd>
          {receipt !== null && (
            <>
              <dt>{texts.receipt.number}</dt>
              <dd className={styles['number']}>{receipt}</dd>
            </>
          )}
        </dl>
      </div>
      <IconButton aria-label={texts.receipt.close} onClick={onClose}>
        <Icon icon={CloseIcon} />
      </IconButton>
    </div>
  )
}

function toSentence(purchase: Purchase, texts: Messages['shop'], formats: Formats): string {
  const { state, to, refundReason, price } = purchase
  if (state === 'paid') return texts.receipt.waiting
  if (state === 'refunded')
    return `${refundReason ?? ''} ${texts.receipt.back(formats.count(price))}`.trim()
  return to === 'club' ? texts.receipt.toClub : texts.receipt.toAccount
}
