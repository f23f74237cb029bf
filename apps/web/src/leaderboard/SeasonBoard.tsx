import type { Season } from '@latchkey/product-api'
import { Icon, Input, SearchIcon } from '@latchkey/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { AllPlayers } from './AllPlayers.tsx'
import { Neighbours } from './Neighbours.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import styles from './SeasonBoard.module.css'
import type { BoardChoice } from './useBoardChoice.ts'
import { useLateText } from './useLateText.ts'
import { useLiveBoard } from './useLiveBoard.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

export type SeasonBoardProps = { readonly season: Season; readonly choice: BoardChoice }

/** The leaderboard of one season: the view switch, the rows and the player's own rank. */
export function SeasonBoard({ season, choice }: SeasonBoardProps) {
  const { leaderboard: messages } = useMessages()
  const { product } = useApp()
  const { queries, queryClient } = product
  const me = useQuery(queries.me, queryClient)
  const place = useInfiniteQuery(queries.place(season.id), queryClient)
  useLiveBoard(season.id, season.closedAt === null)
  const user = me.data?.user
  const own = place.data?.pages[0]
  const typed = useLateText(choice.search, (search) => choice.choose({ search }))
  const [seen, setSeen] = useState(false)
  const isNear = choice.view === 'near' && choice.search === ''
  return (
    <div className={styles['board']}>
      <div className={styles['tools']}>
        <Input
          type="search"
          label={messages.search}
          labelHidden
          placeholder={messages.search}
          icon={<Icon icon={SearchIcon} />}
          maxLength={24}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed.text}
          onChange={({ target }) => typed.change(target.value)}
        />
        <ViewSwitch
          view={isNear ? 'near' : 'all'}
          onChoose={(view) => {
            typed.change('')
            choice.choose({ view, search: '' })
          }}
        />
      </div>
      {isNear ? (
        <Neighbours season={season} ownId={user?.id} onOwnSeen={setSeen} />
      ) : (
        <AllPlayers season={season} ownId={user?.id} search={choice.search} onOwnSeen={setSeen} />
      )}
      {user && own && (
        <OwnPlace
          player={{ ...user, name: user.displayName }}
          place={own.place}
          players={season.players}
          seen={seen && own.place !== null}
          onShow={isNear ? undefined : () => choice.choose({ view: 'near', search: '' })}
        />
      )}
    </div>
  )
}
