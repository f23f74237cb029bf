import type { Player } from '@latchkey/product-api'
import { Avatar, Button } from '@latchkey/ui'
import { toAvatarSeed } from '../art/toAvatarSeed.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './OwnPlace.module.css'
import { toPlayerName } from './toPlayerName.ts'

export type OwnPlaceProps = {
  readonly player: Player
  /** Rank and points of the player. `null` if the player has no points in this season. */
  readonly place: { readonly rank: number; readonly points: number } | null
  readonly players: number
  /** Called to show the rows around the player. Absent while these rows are shown. */
  readonly onShow: (() => void) | undefined
  /** Whether the player's row in the list is in view. Then this row is transparent. */
  readonly seen: boolean
}

/**
 * Sticky row with the signed-in player's own rank and points. Visible while the player's row in the
 * list is out of view.
 */
export function OwnPlace({ player, place, players, onShow, seen }: OwnPlaceProps) {
  const formats = useFormats()
  const messages = useMessages()
  const texts = messages.leaderboard
  return (
    <section
      className={styles['dock']}
      aria-label={texts.ownPlace}
      data-seen={seen || undefined}
      data-testid="own-place"
    >
      <div className={styles['place']}>
        <Avatar seed={toAvatarSeed(player)} />
        {place ? (
          <>
            <div className={styles['who']}>
              <p>
                <bdi title={toPlayerName(messages, player)}>{toPlayerName(messages, player)}</bdi>
              </p>
              <p>{texts.of(formats.count(place.rank), formats.count(players))}</p>
            </div>
            <p className={styles['points']}>
              {formats.count(place.points)} <span>{texts.points}</span>
            </p>
            {onShow && !seen && (
              <Button size="small" onClick={onShow}>
                {texts.showMe}
              </Button>
            )}
          </>
        ) : (
          <p className={styles['none']}>{texts.noPlace}</p>
        )}
      </div>
    </section>
  )
}
