import type { Season } from '@latchkey/product-api'
import { useEffect } from 'react'
import { useApp } from '../context/AppContext.ts'
import type { Board } from '../product/createLeaderboardQueries.ts'
import { useSession } from '../session/useSession.ts'
import { keptBoard } from './keptBoard.ts'

/** Stores the first page of the leaderboard for offline use while a member views it. */
export function useKeepBoard(season: Season, board: Board | undefined): void {
  const { storage } = useApp()
  const { status } = useSession()
  const first = board?.pages[0]
  useEffect(() => {
    if (status !== 'member' || !first) return
    // Stores only the first page; further pages always come from the server.
    const page = { standings: first.standings, next: null }
    storage.write(keptBoard, { at: Date.now(), season, page })
  }, [storage, status, season, first])
}
