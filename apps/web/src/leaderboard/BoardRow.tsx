import type { Standing } from '@latchkey/product-api'
import { Avatar, Tag } from '@latchkey/ui'
import { li as MotionItem } from 'framer-motion/m'
import { useEffect, useRef } from 'react'
import { toAvatarSeed } from '../art/toAvatarSeed.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './BoardRow.module.css'
import { toPlayerName } from './toPlayerName.ts'

export type BoardRowProps = {
  readonly standing: Standing
  readonly own: boolean
  /** Called when the player's own row scrolls into view or out of it. */
  readonly onSeen: (seen: boolean) => void
  /** Points of the leading player, whose bar has full width. 0 if no player has points. */
  readonly most: number
  /** Index of the row in the list. The row animates when the index changes. */
  readonly position: number
}

const move = { type: 'spring', stiffness: 420, damping: 38 } as const

/**
 * Returns a ref for the player's own row and reports whether the row is in view. The margin is the
 * height of the navigation bar on phones. Other rows are not observed.
 */
function useSeen(own: boolean, onSeen: (seen: boolean) => void) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!row.current || !own) return
    const options = { rootMargin: '0px 0px -64px', threshold: 0.95 }
    const observer = new IntersectionObserver(
      (entries) => onSeen(entries.at(-1)?.isIntersecting === true),
      options,
    )
    observer.observe(row.current)
    return () => {
      observer.disconnect()
      onSeen(false)
    }
  }, [own, onSeen])
  return row
}

/** A player's row on the leaderboard: rank, avatar, name and points. */
export function BoardRow({ standing, own, onSeen, most, position }: BoardRowProps) {
  const formats = useFormats()
  const messages = useMessages()
  const { player, rank, points } = standing
  const name = toPlayerName(messages, player)
  const row = useSeen(own, onSeen)
  const share = most > 0 ? Math.max(0, points / most) : 0
  return (
    <MotionItem
      ref={row}
      layout="position"
      layoutDependency={position}
      transition={move}
      className={styles['row']}
      data-own={own || undefined}
      data-rank={rank <= 3 ? rank : undefined}
      data-testid="board-row"
    >
      <span className={styles['rank']}>
        <span className={styles['hidden']}>{messages.leaderboard.rank}</span> {formats.count(rank)}
      </span>
      <Avatar seed={toAvatarSeed(player)} className={styles['avatar']} />
      <span className={styles['who']}>
        <span className={styles['name']}>
          <bdi title={name}>{name}</bdi>
          {own && <Tag>{messages.leaderboard.you}</Tag>}
        </span>
        <span className={styles['track']} aria-hidden="true">
          <span style={{ inlineSize: `${(share * 100).toFixed(2)}%` }} />
        </span>
      </span>
      <span className={styles['points']}>
        {formats.count(points)} <span>{messages.leaderboard.points}</span>
      </span>
    </MotionItem>
  )
}
