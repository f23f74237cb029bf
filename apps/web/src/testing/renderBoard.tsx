import type { Season, Standing } from '@latchkey/product-api'
import type { FakeAnswers } from '@latchkey/product-api/testing'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { BoardNews } from '../leaderboard/watchBoard.ts'
import Leaderboard from '../screens/Leaderboard.tsx'
import { renderScreen } from './renderScreen.tsx'

const pageRows = 50

export const ownId = 'p'.repeat(16)

export const season: Season = {
  id: 's'.repeat(16),
  name: 'Winter',
  startsAt: '2030-01-01T00:00:00.000Z',
  endsAt: '2030-03-01T00:00:00.000Z',
  closedAt: null,
  players: 120,
}

export type FakePlayer = { readonly id: string; readonly name: string | null; points: number }

/** Creates players sorted by points, highest first. The third player is the signed-in one. */
export function createFakePlayers(count: number): FakePlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index === 2 ? ownId : String(index).padStart(16, '0'),
    name: index === 2 ? 'Wren' : `Player ${index + 1}`,
    points: 10 * (count - index),
  }))
}

function toStandings(players: readonly FakePlayer[]): Standing[] {
  return players
    .toSorted((one, two) => two.points - one.points)
    .map(({ id, name, points }) => ({
      player: { id, name },
      points,
      rank: 1 + players.filter((other) => other.points > points).length,
    }))
}

/** Returns the fake server's responses for a leaderboard with these players and one season. */
function answer(players: readonly FakePlayer[]): FakeAnswers {
  const own = () => toStandings(players).find(({ player }) => player.id === ownId)
  return {
    getMe: () => ({
      user: { id: ownId, createdAt: season.startsAt, displayName: 'Wren' },
      accounts: [],
    }),
    listSeasons: () => ({ seasons: [{ ...season, players: players.length }] }),
    getLeaderboard({ after, search }) {
      const found = toStandings(players).filter(
        ({ player }) => !search || player.name?.toLowerCase().startsWith(search.toLowerCase()),
      )
      const start = Number(after ?? 0)
      const end = start + pageRows
      return {
        standings: found.slice(start, end),
        next: found.length > end ? String(end) : null,
      }
    },
    getNeighbours() {
      const all = toStandings(players)
      const at = all.findIndex(({ player }) => player.id === ownId)
      return { standings: at < 0 ? [] : all.slice(Math.max(0, at - 25), at + 26) }
    },
    getPlace() {
      const standing = own()
      return {
        place: standing ? { rank: standing.rank, points: standing.points } : null,
        awards: [],
        next: null,
      }
    },
  }
}

/** A fake `EventSource` for server events, which the tests dispatch. */
class FakeEvents extends EventTarget {
  static readonly open = new Set<FakeEvents>()
  readonly readyState = 1
  constructor() {
    super()
    FakeEvents.open.add(this)
  }
  close() {
    FakeEvents.open.delete(this)
  }
}

export type RenderBoardOptions = {
  readonly players?: readonly FakePlayer[]
  readonly answers?: FakeAnswers
  readonly path?: string
}

/** Renders the leaderboard in a real browser with an in-memory product server. */
export function renderBoard(options: RenderBoardOptions = {}) {
  const { players = createFakePlayers(120), answers, path = '/leaderboard' } = options
  vi.stubGlobal('EventSource', FakeEvents)
  return {
    ...renderScreen(<Leaderboard />, { ...answer(players), ...answers }, { path }),
    /** Dispatches a leaderboard event as if the server had sent it. */
    tell: (news: BoardNews) =>
      act(async () => {
        const data = JSON.stringify(news)
        for (const events of FakeEvents.open)
          events.dispatchEvent(new MessageEvent('message', { data }))
      }),
    /** Returns the number of event streams that the page has open. */
    countLines: () => FakeEvents.open.size,
  }
}
