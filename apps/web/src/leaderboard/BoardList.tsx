import type { Standing } from '@latchkey/product-api'
import { Button, Skeleton } from '@latchkey/ui'
import { useCallback } from 'react'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './BoardList.module.css'
import { BoardRow } from './BoardRow.tsx'

export type BoardListProps = {
  readonly label: string
  readonly standings: readonly Standing[]
  readonly ownId: string | undefined
  readonly most: number
  /** Called when the player's own row scrolls into view or out of it. */
  readonly onOwnSeen: (seen: boolean) => void
  /** Whether the server has another page of rows to load. */
  readonly hasMore?: boolean
  readonly loadingMore?: boolean
  readonly onMore?: () => void
}

/** CSS length: distance from the end of the leaderboard at which its next page starts to load. */
const ahead = '600px'

/**
 * The rows of the leaderboard. Loads another page when the user scrolls near the end, or presses
 * the button there.
 */
export function BoardList(props: BoardListProps) {
  const {
    label,
    standings,
    ownId,
    most,
    onOwnSeen,
    hasMore = false,
    loadingMore = false,
    onMore,
  } = props
  const { leaderboard: messages } = useMessages()
  const end = useCallback(
    (node: HTMLElement | null) => {
      if (!node || !onMore) return
      const seen = (entries: readonly IntersectionObserverEntry[]) =>
        entries.some(({ isIntersecting }) => isIntersecting) && onMore()
      const observer = new IntersectionObserver(seen, { rootMargin: ahead })
      observer.observe(node)
      return () => observer.disconnect()
    },
    [onMore],
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit takes a list without markers for none */}
      <ol className={styles['list']} role="list" aria-label={label}>
        {standings.map((standing, index) => (
          <BoardRow
            key={standing.player.id}
            standing={standing}
            own={standing.player.id === ownId}
            onSeen={onOwnSeen}
            most={most}
            position={index}
          />
        ))}
      </ol>
      {hasMore && (
        <div ref={loadingMore ? undefined : end} className={styles['more']}>
          <Button variant="ghost" pending={loadingMore} onClick={onMore} wide>
            {messages.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** Placeholder rows shown while the leaderboard loads. */
export function BoardSkeleton() {
  const { loading } = useMessages()
  return (
    <div role="status" aria-label={loading} className={styles['waiting']}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={String(index)} shape="row" />
      ))}
    </div>
  )
}
