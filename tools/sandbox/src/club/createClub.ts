import { createReports } from './reports.ts'
import { bynames, firstNames, reasons, written } from './words.ts'

/** Players, seasons and awards in the format that the product's `pnpm admin import` reads. */
export type Club = {
  readonly version: 1
  readonly players: readonly {
    readonly id: string
    readonly name: string | null
    readonly createdAt: string
  }[]
  readonly seasons: readonly {
    readonly name: string
    readonly startsAt: string
    readonly endsAt: string
    readonly closedAt: string | null
    /** Awards of a season, each with player, points, reason, id and time. */
    readonly awards: readonly (readonly [string, number, string, string, string])[]
  }[]
  readonly reports: readonly {
    readonly id: string
    readonly player: string
    readonly createdAt: string
    readonly title: string
    readonly severity: 'blocks' | 'hinders' | 'looks'
    readonly happened: string
    readonly status: 'open' | 'answered' | 'fixed' | 'closed'
    readonly answers: readonly { readonly at: string; readonly text: string }[]
  }[]
}

const dayMs = 86_400_000
const playerCount = 5_000
const seasonDays = 60

/**
 * Seasons of the sandbox's leaderboard, oldest first. Each has a number of participants, and a
 * maximum number of awards per participant.
 */
const plans = [
  { name: 'The long corridor', players: 3_200, most: 1 },
  { name: 'Lanterns', players: 4_100, most: 1 },
  { name: 'The ninth door', players: playerCount, most: 3 },
]

/**
 * Creates a pseudo-random generator (xorshift) for whole numbers. Its sequence is always the same,
 * so that every new sandbox has the same players.
 */
function createDraw(): (below: number) => number {
  let state = 0x2545f491
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const toId = (index: number) => `club${String(index).padStart(18, '0')}`

/**
 * Returns the name of a generated player: two words for most, a text in another script for a few,
 * or `null` for a player without a name.
 */
function toName(index: number): string | null {
  const special = written[Math.floor(index / 97)]
  if (index % 97 === 0 && special) return special
  if (index % 41 === 40) return null
  const first = firstNames[index % firstNames.length]
  const byname = bynames[Math.floor(index / firstNames.length) % bynames.length]
  return `${first} ${byname}`
}

/**
 * Creates the product data of a new sandbox: 5,000 players, three seasons of which the last one is
 * running, and players' bug reports with answers.
 */
export function createClub(now: number): Club {
  const draw = createDraw()
  const toTime = (day: number) => new Date(now + Math.round(day * dayMs)).toISOString()
  const players = Array.from({ length: playerCount }, (_, index) => ({
    id: toId(index),
    name: toName(index),
    createdAt: toTime(-220 - draw(300)),
  }))
  const seasons = plans.map(({ name, players: count, most }, index) => {
    const startDay = -35 - (plans.length - 1 - index) * (seasonDays + 5)
    const endDay = startDay + seasonDays
    const isOver = endDay < 0
    const lastDay = Math.min(endDay, 0)
    const awards = Array.from({ length: count }, (_, player) => {
      // The distribution is uneven: a few players have many points, most have few.
      const zeal = 1 + Math.floor(900 / (1 + draw(count)))
      return Array.from({ length: 1 + draw(most) }, (_, turn) => {
        const reason = reasons[draw(reasons.length)] ?? ''
        const day = startDay + ((lastDay - startDay) * (turn + draw(100) / 100)) / most
        const points = 5 * (2 + draw(60)) + 10 * zeal
        return [toId(player), points, reason, `${name}/${player}/${turn}`, toTime(day)] as const
      })
    }).flat()
    return {
      name,
      startsAt: toTime(startDay),
      endsAt: toTime(endDay),
      closedAt: isOver ? toTime(endDay) : null,
      awards,
    }
  })
  return { version: 1, players, seasons, reports: createReports(now, toId) }
}
