import { watchShop } from '@latchkey/product-api/endpoints'
import { Button } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Scene } from '../art/Scene.tsx'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import type { ShopState } from '../product/createShopQueries.ts'
import styles from './ShopClosed.module.css'
import { useNow } from './useNow.ts'

/**
 * Interval in milliseconds at which the page checks whether the shop has opened. It polls only
 * after the announced time.
 */
const openingPollMs = 2_000

/** Shown while the shop is closed. Shows the opening time and offers a reminder. */
export function ShopClosed({ state }: { readonly state: ShopState }) {
  const { shop: texts } = useMessages()
  const { product } = useApp()
  const { api, queries, queryClient } = product
  const { opensAt, notify } = state
  const watch = useMutation(
    {
      networkMode: 'always',
      mutationFn: (wanted: boolean) => api.call(watchShop, { notify: wanted }),
      onSuccess: (answer) =>
        queryClient.setQueryData(
          queries.shop.queryKey,
          (known) => known && { ...known, ...answer },
        ),
    },
    queryClient,
  )
  return (
    <section className={styles['closed']} aria-label={texts.closedTitle}>
      <div>
        <h2>{texts.closedTitle}</h2>
        {opensAt === null ? <p>{texts.unknown}</p> : <Opening opensAt={opensAt} />}
        <Button
          variant={notify ? 'secondary' : 'primary'}
          pending={watch.isPending}
          onClick={() => watch.mutate(!notify)}
        >
          {notify ? texts.notifyOff : texts.notify}
        </Button>
        {notify && (
          <p role="status" className={styles['told']}>
            {texts.notifyOn}
          </p>
        )}
      </div>
      <Scene name="closed" className={styles['scene']} />
    </section>
  )
}

function Opening({ opensAt }: { readonly opensAt: string }) {
  const formats = useFormats()
  const { shop: texts } = useMessages()
  const { product } = useApp()
  const { queries, queryClient } = product
  const leftMs = Date.parse(opensAt) - useNow()
  const isDue = leftMs <= 0
  useEffect(() => {
    if (!isDue) return
    const look = () => void queryClient.invalidateQueries(queries.shop)
    look()
    const timer = setInterval(look, openingPollMs)
    return () => clearInterval(timer)
  }, [isDue, queries, queryClient])
  return (
    <>
      <p>{texts.opens(formats.coming(opensAt))}</p>
      <p className={styles['countdown']}>
        {isDue ? (
          texts.opensNow
        ) : (
          <>
            {texts.opensIn} <strong>{formats.duration(leftMs)}</strong>
          </>
        )}
      </p>
    </>
  )
}
