import { type ScreenFacts, type ScreenName, screens } from '@latchkey/product-api'
import type { LazyScreen } from './createLazyScreen.tsx'

/** A route of the app: an entry of the table `screens` with its lazy-loaded component. */
export type ScreenRoute = ScreenFacts & {
  readonly name: ScreenName
  readonly screen: LazyScreen
}

/** All routes of the app, and the layout around the routes for members. */
export type Screens = {
  readonly routes: readonly ScreenRoute[]
  /** Layout around the screens for members, in a separate chunk. */
  readonly memberLayout: LazyScreen
}

/**
 * Returns the route of a URL path. Ignores letter case and a trailing slash, as the router does.
 */
export function findScreen({ routes }: Screens, pathname: string): ScreenRoute | undefined {
  const wanted = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return routes.find((screen) => screen.path === wanted)
}

/**
 * Starts loading all chunks that a URL path needs, so that the user sees no placeholder. Never
 * rejects, because a failure shows when the user opens the screen.
 */
export async function loadScreen(all: Screens, pathname: string): Promise<void> {
  const route = findScreen(all, pathname) ?? findScreen(all, screens.login.path)
  const parts = route?.member ? [route.screen, all.memberLayout] : [route?.screen]
  await Promise.allSettled(parts.map((part) => part?.load()))
}
