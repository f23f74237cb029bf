import { screens } from '@latchkey/product-api'
import { useEffect, useMemo } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { KeptBanner } from '../offline/KeptBanner.tsx'
import { restoreBoard } from '../offline/keptBoard.ts'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { DeletionBanner } from '../profile/data/DeletionBanner.tsx'
import { toLoginPath } from '../routing/paths.ts'
import { findScreen, loadScreen } from '../routing/screens.ts'
import { useSession } from '../session/useSession.ts'
import { Navigation } from '../shell/Navigation.tsx'
import { Page } from '../shell/Page.tsx'
import { ServerLost } from '../shell/ServerLost.tsx'
import styles from './MemberLayout.module.css'

/**
 * Layout of the screens for members, with their guard. The guard is a convenience: the server
 * refuses unauthorized requests anyway (S-92). A lost server redirects no member to the login page
 * (S-102).
 */
export function MemberLayout() {
  const session = useSession()
  const { pathname } = useLocation()
  const app = useApp()
  const kept = useKept(
    session.status === 'unreachable' &&
      findScreen(app.screens, pathname)?.path === screens.leaderboard.path,
  )
  useLog()
  useOpening(session.status === 'member')
  if (session.status === 'guest') return <Navigate to={toLoginPath(pathname)} replace />
  return (
    <div className={styles['layout']} data-bottom-bar>
      <Navigation onIntent={(path) => void loadScreen(app.screens, path)} />
      <div className={styles['content']}>
        <DeletionBanner />
        {session.status === 'unreachable' && kept && <KeptBanner {...session} kept={kept} />}
        {session.status === 'member' || kept ? (
          <Page>
            <Outlet />
          </Page>
        ) : (
          <main id="content" tabIndex={-1}>
            {session.status === 'unreachable' ? <ServerLost {...session} /> : <PageSkeleton />}
          </main>
        )}
      </div>
    </div>
  )
}

/** Returns the stored board if `wanted` is set and a stored board exists. */
function useKept(wanted: boolean) {
  const app = useApp()
  return useMemo(() => (wanted ? restoreBoard(app) : undefined), [app, wanted])
}

/**
 * Starts the kit's log on members' pages, in memory, so that a bug report can include earlier
 * events.
 */
function useLog(): void {
  const { kit } = useApp()
  useEffect(() => {
    import('@latchkey/kit/log').then(({ startLog }) => startLog(kit)).catch(ignore)
  }, [kit])
}

/** Announces the shop's opening on every page to members who asked for the reminder. */
function useOpening(isMember: boolean): void {
  const app = useApp()
  const { opened } = useMessages().shop
  useEffect(() => {
    if (!isMember) return
    let stop: (() => void) | undefined = ignore
    import('../shop/watchOpening.ts')
      .then(({ watchOpening }) => {
        if (stop) stop = watchOpening(app, opened)
      })
      .catch(ignore)
    return () => {
      stop?.()
      stop = undefined
    }
  }, [app, isMember, opened])
}

/** Preloading is optional. When the user opens the screen, its failure is shown. */
function ignore() {}
