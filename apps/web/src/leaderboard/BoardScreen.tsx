import type { Season } from '@latchkey/product-api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { isFailing } from '../product/isFailing.ts'
import { BoardEmpty } from './BoardEmpty.tsx'
import { BoardSkeleton } from './BoardList.tsx'
import { BoardProblem } from './BoardProblem.tsx'
import styles from './BoardScreen.module.css'
import { SeasonBoard } from './SeasonBoard.tsx'
import { SeasonHead } from './SeasonHead.tsx'
import { useBoardChoice } from './useBoardChoice.ts'

const none: readonly Season[] = []

/** The leaderboard screen's content with a season selector, shown to members. */
export function BoardScreen() {
  const texts = useMessages().leaderboard
  const { product } = useApp()
  const seasons = useQuery(product.queries.seasons, product.queryClient)
  const list = seasons.data?.seasons
  const choice = useBoardChoice(list ?? none)
  const { season } = choice
  return (
    <div className={styles['screen']}>
      <SeasonHead
        seasons={list}
        season={season}
        onChoose={(id) => choice.choose({ season: id, search: '' })}
      />
      {!list && (isFailing(seasons) ? <BoardProblem query={seasons} /> : <BoardSkeleton />)}
      {list && !season && <BoardEmpty title={texts.noSeasonTitle} text={texts.noSeasonText} />}
      {season && <SeasonBoard key={season.id} season={season} choice={choice} />}
    </div>
  )
}
