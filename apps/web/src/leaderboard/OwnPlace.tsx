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
}

/** Sticky row with the signed-in player's own rank and points, visible while the list scrolls. */
export function OwnPlace({ player, place, players, onShow }: OwnPlaceProps) {
  const formats = useFormats()
  const messages = useMessages()
  const texts = messages.leaderboard
  return (
    <section className={styles['place']} aria-label={texts.ownPlace} data-testid="own-place">
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
          {onShow && (
            <Button size="small" onClick={onShow}>
              {texts.showMe}
            </Button>
          )}
        </>
      ) : (
        <p className={styles['none']}>{texts.noPlace}</p>
      )}
    </section>
  )
}
