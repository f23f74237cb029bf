import { Avatar, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toAvatarSeed } from '../art/toAvatarSeed.ts'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { toPlayerName } from '../leaderboard/toPlayerName.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { isFailing } from '../product/isFailing.ts'
import styles from './ClubPreview.module.css'

/**
 * Section of the login page with the three best players of the season. Its height is the same while
 * loading, when empty and after a failure. It shows no shop items, because the first visit must not
 * send requests to the marketplace (K-INIT-13a).
 */
export function ClubPreview() {
  return (
    <div className={styles['preview']}>
      <TopPlayers />
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
