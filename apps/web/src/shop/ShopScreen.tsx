import type { ResponseOf } from '@latchkey/product-api'
import type { getShop } from '@latchkey/product-api/endpoints'
import { Button, EmptyState } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Card } from '../parts/Card.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { isFailing } from '../product/isFailing.ts'
import { OwnPurchases } from './OwnPurchases.tsx'
import { Shelves } from './Shelves.tsx'
import { ShopClosed } from './ShopClosed.tsx'
import styles from './ShopScreen.module.css'

type ShopState = ResponseOf<typeof getShop>

/** Returns whether the player has spent none of the welcome points. */
const isFresh = ({ welcomePoints, balance, owned }: ShopState) =>
  welcomePoints > 0 && balance >= welcomePoints && owned.length === 0

/** The shop screen: its opening state, the items and the player's purchases. */
export function ShopScreen() {
  const formats = useFormats()
  const messages = useMessages()
  const texts = messages.shop
  const { product } = useApp()
  const { queries, queryClient } = product
  const shop = useQuery(queries.shop, queryClient)
  const me = useQuery(queries.me, queryClient)
  const userId = me.data?.user.id
  // Renders the items and the purchases at the same time, because a part that appears later would
  // shift the layout.
  const state = userId ? shop.data : undefined
  const failed = [shop, me].find(isFailing)
  return (
    <div className={styles['screen']}>
      <ScreenHead title={messages.screens.shop.title} lead={texts.lead} scene="shelf">
        <p className={styles['facts']}>
          {state && (
            <strong data-testid="shop-balance">
              {texts.balance(formats.count(state.balance))}
            </strong>
          )}
          {state && isFresh(state) && (
            <span>{texts.welcome(formats.count(state.welcomePoints))}</span>
          )}
          {state && state.closesAt !== null && (
            <span>{texts.openUntil(formats.coming(state.closesAt))}</span>
          )}
        </p>
      </ScreenHead>
      {failed && (
        <div className={styles['box']} role="alert">
          <EmptyState
            title={texts.stateFailedTitle}
            detail={texts.stateFailedText}
            action={
              <Button pending={failed.isFetching} onClick={() => failed.refetch()}>
                {texts.tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {!failed && !state && <PageSkeleton />}
      {state && userId && (
        <>
          {!state.open && <ShopClosed state={state} />}
          <Shelves key={userId} userId={userId} state={state}>
            <Card title={texts.own}>
              <OwnPurchases />
            </Card>
          </Shelves>
        </>
      )}
    </div>
  )
}
