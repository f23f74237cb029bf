import type { Season } from '@latchkey/product-api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { isFailing } from '../product/isFailing.ts'
import { BoardEmpty } from './BoardEmpty.tsx'
import { BoardList, BoardSkeleton } from './BoardList.tsx'
import { BoardProblem } from './BoardProblem.tsx'

export type NeighboursProps = {
  readonly season: Season
  readonly ownId: string | undefined
  readonly onOwnSeen: (seen: boolean) => void
}

/** Shows the leaderboard rows ranked just above and below the signed-in player. */
export function Neighbours({ season, ownId, onOwnSeen }: NeighboursProps) {
  const { leaderboard: messages } = useMessages()
  const { product } = useApp()
  const near = useQuery(product.queries.neighbours(season.id), product.queryClient)
  const standings = near.data?.standings
  if (!standings) return isFailing(near) ? <BoardProblem query={near} /> : <BoardSkeleton />
  if (standings.length === 0)
    return <BoardEmpty title={messages.noPlaceTitle} text={messages.noPlaceText} />
  return (
    <BoardList
      label={messages.around}
      standings={standings}
      ownId={ownId}
      onOwnSeen={onOwnSeen}
      most={standings[0]?.points ?? 0}
    />
  )
}
