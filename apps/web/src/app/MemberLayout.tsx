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
 * Layout of the screens for members. Redirects visitors without a session to the login page. The
 * redirect is only a convenience, because the server refuses unauthorized requests anyway (S-92).
 * An unreachable server causes no redirect (S-102).
 */
export function MemberLayout() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const app = useApp()
  const kept = useKept(
    session.status === 'unreachable' &&
      findScreen(app.screens, pathname)?.path === screens.leaderboard.path,
  )
  useLog()
  useOpening(session.status === 'member')
  if (session.status === 'guest') return <Navigate to={toLoginPath(pathname + search)} replace />
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

/**
 * Returns the leaderboard that this browser has stored for offline use. Returns `undefined` if none
 * is stored or `wanted` is false.
 */
function useKept(wanted: boolean) {
  const app = useApp()
  return useMemo(() => (wanted ? restoreBoard(app) : undefined), [app, wanted])
}

/**
 * Starts the kit's event log in memory while a member is signed in, so that a bug report can
 * include earlier events.
 */
function useLog(): void {
  const { kit } = useApp()
  useEffect(() => {
    import('@latchkey/kit/log').then(({ startLog }) => startLog(kit)).catch(ignore)
  }, [kit])
}

/** Shows an alert on every screen when the shop opens, if the member has requested a reminder. */
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

/**
 * Swallows the error of a failed screen preload. Opening the screen loads its code again and shows
 * the failure there.
 */
function ignore() {}
