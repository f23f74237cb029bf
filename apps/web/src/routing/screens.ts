import type { LazyScreen } from './createLazyScreen.tsx'
import { paths } from './paths.ts'

/** Facts of a route that stand outside its screen. */
type RouteMeta = {
  /** No cookie banner here: the visitor is passing through. */
  readonly noConsent?: true
}

export type ScreenRoute = {
  readonly path: string
  readonly access: 'public' | 'member'
  readonly screen: LazyScreen
  readonly meta?: RouteMeta
}

/** The screens of one page. */
export type Screens = {
  readonly routes: readonly ScreenRoute[]
  /** What the screens for members stand in. */
  readonly memberLayout: LazyScreen
}

/** Finds the route of a path; a trailing slash and letter case do not matter, as in the router. */
export function findScreen({ routes }: Screens, pathname: string): ScreenRoute | undefined {
  const wanted = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return routes.find((screen) => screen.path === wanted)
}

/**
 * Starts loading all that a path shows, so that nothing is put on screen in its place. It never rejects: when the
 * screen is really wanted, its failure is shown.
 */
export async function loadScreen(screens: Screens, pathname: string): Promise<void> {
  const route = findScreen(screens, pathname) ?? findScreen(screens, paths.login)
  const parts = route?.access === 'member' ? [route.screen, screens.memberLayout] : [route?.screen]
  await Promise.allSettled(parts.map((part) => part?.load()))
}
