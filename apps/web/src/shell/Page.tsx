import { type ReactNode, Suspense, useEffect, useRef, ViewTransition } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './Page.module.css'

/**
 * Renders the current screen. A change of the path runs the view transition named `page`; the
 * previous screen stays until the next one has loaded. Each path has a separate error boundary, so
 * that a crashed screen does not affect others.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ViewTransition key={pathname} name="page" share="page" default="none">
        <Main>
          <ErrorBoundary onReload={() => window.location.reload()}>{children}</ErrorBoundary>
        </Main>
      </ViewTransition>
    </Suspense>
  )
}

function Main({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const navigation = useNavigationType()
  useEffect(() => {
    // On the first screen and on back navigation, the browser restores the scroll position.
    if (navigation === NavigationType.Pop) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [navigation])
  return (
    <main ref={main} id="content" tabIndex={-1} className={styles['main']}>
      {children}
    </main>
  )
}
