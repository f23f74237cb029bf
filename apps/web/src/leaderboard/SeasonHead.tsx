import type { Season } from '@latchkey/product-api'
import { Skeleton, Tag } from '@latchkey/ui'
import { useId } from 'react'
import type { Formats } from '../format/createFormats.ts'
import { useFormats } from '../format/useFormats.ts'
import type { Messages } from '../messages/en.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './SeasonHead.module.css'

export type SeasonHeadProps = {
  /** Seasons to choose from. `undefined` while they load. */
  readonly seasons: readonly Season[] | undefined
  readonly season: Season | undefined
  readonly onChoose: (id: string) => void
}

/** The title of the leaderboard, with a menu that selects the season. */
export function SeasonHead({ seasons, season, onChoose }: SeasonHeadProps) {
  const formats = useFormats()
  const { leaderboard: messages, screens } = useMessages()
  const id = useId()
  return (
    <div className={styles['head']}>
      <div>
        <h1>{screens.leaderboard.title}</h1>
        <p>
          {seasons ? (
            season && toFacts(season, messages, formats)
          ) : (
            <Skeleton shape="body" width={50} className={styles['line']} />
          )}
        </p>
      </div>
      <div className={styles['season']} hidden={!season}>
        <label htmlFor={id}>{messages.season}</label>
        <div className={styles['choice']}>
          <select
            id={id}
            value={season?.id ?? ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            {seasons?.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          {season && (
            <Tag tone={season.closedAt === null ? 'success' : 'neutral'}>
              {season.closedAt === null ? messages.running : messages.final}
            </Tag>
          )}
        </div>
      </div>
    </div>
  )
}

function toFacts(season: Season, messages: Messages['leaderboard'], formats: Formats): string {
  const players = messages.players(formats.count(season.players), season.players)
  if (season.closedAt !== null)
    return `${players} · ${messages.ended(formats.day(season.closedAt))}`
  if (season.endsAt !== null) return `${players} · ${messages.ends(formats.lastDay(season.endsAt))}`
  return players
}
