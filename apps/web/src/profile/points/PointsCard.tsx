import { type Season, screens } from '@latchkey/product-api'
import { Button, EmptyState, Skeleton } from '@latchkey/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { isFailing } from '../../product/isFailing.ts'
import styles from './PointsCard.module.css'
import { PointsChart } from './PointsChart.tsx'
import { toSeries } from './toSeries.ts'

/** Card of the profile with the player's rank, points and awards in the current season. */
export function PointsCard() {
  const { points: messages, sessions } = useMessages()
  const { product } = useApp()
  const seasons = useQuery(product.queries.seasons, product.queryClient)
  const list = seasons.data?.seasons
  const failing = isFailing(seasons)
  const season = list?.find(({ closedAt }) => closedAt === null) ?? list?.[0]
  return (
    <Card
      title={messages.title}
      aside={season && <Link to={screens.leaderboard.path}>{messages.toBoard}</Link>}
    >
      {!list && !failing && <Waiting />}
      {failing && (
        <EmptyState
          title={messages.failedTitle}
          action={
            <Button pending={seasons.isFetching} onClick={() => seasons.refetch()}>
              {sessions.tryAgain}
            </Button>
          }
        />
      )}
      {list && !season && <p className={styles['none']}>{messages.noSeason}</p>}
      {season && <SeasonPoints season={season} />}
      <ToSpend />
    </Card>
  )
}

/**
 * The points that the player can spend in the shop. Other seasons and the welcome points count too,
 * so that they differ from the points of the season.
 */
function ToSpend() {
  const formats = useFormats()
  const { shop: messages } = useMessages()
  const { product } = useApp()
  const shop = useQuery(product.queries.shop, product.queryClient)
  return (
    <p className={styles['toSpend']}>
      {shop.data ? (
        <Link data-testid="profile-to-spend" to={screens.shop.path}>
          {messages.balance(formats.count(shop.data.balance))}
        </Link>
      ) : (
        !isFailing(shop) && <Skeleton shape="small" width={50} />
      )}
    </p>
  )
}

function Waiting() {
  const { loading } = useMessages()
  return (
    <div role="status" aria-label={loading}>
      <Skeleton shape="row" />
    </div>
  )
}

function SeasonPoints({ season }: { readonly season: Season }) {
  const formats = useFormats()
  const { points: messages, leaderboard, sessions } = useMessages()
  const { product } = useApp()
  const query = useInfiniteQuery(product.queries.place(season.id), product.queryClient)
  const place = query.data?.pages[0]?.place
  if (!query.data && !isFailing(query)) return <Waiting />
  if (!query.data)
    return (
      <EmptyState
        title={messages.failedTitle}
        action={
          <Button pending={query.isFetching} onClick={() => query.refetch()}>
            {sessions.tryAgain}
          </Button>
        }
      />
    )
  if (!place) return <p className={styles['none']}>{messages.none}</p>
  const awards = query.data.pages.flatMap((page) => page.awards)
  // The day of an award is shown once per day.
  const days = awards.map(({ awardedAt }) => formats.day(awardedAt))
  return (
    <>
      <p className={styles['sum']}>
        <strong data-testid="profile-points">{formats.count(place.points)}</strong>
        <span>
          {season.name} · {leaderboard.of(formats.count(place.rank), formats.count(season.players))}
        </span>
      </p>
      <PointsChart series={toSeries(place.points, awards)} />
      <h3 className={styles['history']}>{messages.history}</h3>
      <ul className={styles['awards']}>
        {awards.map(({ points, reason }, index) => (
          <li key={String(awards.length - index)}>
            <span>
              <bdi>{reason}</bdi>
              {days[index] !== days[index - 1] && <small>{days[index]}</small>}
            </span>
            <span>{formats.change(points)}</span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="ghost"
          wide
          pending={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </>
  )
}
