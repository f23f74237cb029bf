import { type Item, toPictureUrl } from '@latchkey/product-api/marketplace'
import { Avatar, Image, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ItemDrawing } from '../art/ItemDrawing.tsx'
import { toAvatarSeed } from '../art/toAvatarSeed.ts'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { toPlayerName } from '../leaderboard/toPlayerName.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { isFailing } from '../product/isFailing.ts'
import { createCatalogueQuery } from '../shop/createCatalogueQuery.ts'
import { RarityMark } from '../shop/RarityMark.tsx'
import styles from './ClubPreview.module.css'

const itemsShown = 2

/**
 * What visitors see of the club before they log in: the three best players of the season and two
 * items of the shop. Its size is the same while it loads, without content and after a failure.
 */
export function ClubPreview() {
  return (
    <div className={styles['preview']}>
      <TopPlayers />
      <ShopItems />
    </div>
  )
}

function TopPlayers() {
  const messages = useMessages()
  const texts = messages.landing
  const formats = useFormats()
  const { product } = useApp()
  const top = useQuery(product.queries.topPlayers, product.queryClient)
  const rows = top.data?.standings
  return (
    <Section title={top.data?.season ? texts.topOf(top.data.season) : texts.top}>
      {!rows && (isFailing(top) ? <p>{texts.topFailed}</p> : <Waiting />)}
      {rows?.length === 0 && <p>{texts.topNone}</p>}
      {rows && rows.length > 0 && (
        <ol className={styles['rows']}>
          {rows.map(({ player, rank, points }) => (
            <li key={player.id}>
              <span className={styles['rank']}>{formats.count(rank)}</span>
              <Avatar seed={toAvatarSeed(player)} />
              <bdi className={styles['name']}>{toPlayerName(messages, player)}</bdi>
              <span className={styles['number']}>
                {formats.count(points)} <small>{messages.leaderboard.points}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function ShopItems() {
  const texts = useMessages().landing
  const app = useApp()
  const [query] = useState(() => ({
    ...createCatalogueQuery(app),
    refetchInterval: false as const,
  }))
  const catalogue = useQuery(query, app.product.queryClient)
  const items = catalogue.data?.filter(({ stock }) => stock > 0).slice(0, itemsShown)
  return (
    <Section title={texts.shop}>
      {!items && (isFailing(catalogue) ? <p>{texts.shopFailed}</p> : <Waiting />)}
      {items?.length === 0 && <p>{texts.shopNone}</p>}
      {items && items.length > 0 && (
        <ul className={styles['items']}>
          {items.map((item) => (
            <PreviewItem key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function PreviewItem({ item: { id, name, rarity, price } }: { readonly item: Item }) {
  const formats = useFormats()
  const { shop } = useMessages()
  const { web } = useApp()
  return (
    <li>
      <Image
        src={toPictureUrl(web.marketplaceUrl, id)}
        size={80}
        shape="tile"
        fallback={<ItemDrawing seed={id} />}
      />
      <span className={styles['item']}>
        <strong>{name}</strong>
        <RarityMark rarity={rarity} />
        <span>
          {formats.count(price)} {shop.points}
        </span>
      </span>
    </li>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['content']}>{children}</div>
    </section>
  )
}

function Waiting() {
  const { loading } = useMessages()
  return (
    <div role="status" aria-label={loading}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
