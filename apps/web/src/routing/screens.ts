import { type ScreenFacts, type ScreenName, screens } from '@latchkey/product-api'
import type { LazyScreen } from './createLazyScreen.tsx'

/** A screen of the table with its component. */
export type ScreenRoute = ScreenFacts & {
  readonly name: ScreenName
  readonly screen: LazyScreen
}

/** All screens of one page. */
export type Screens = {
  readonly routes: readonly ScreenRoute[]
  /** Layout around the screens for members. */
  readonly memberLayout: LazyScreen
}

/** Finds the route of a path; a trailing slash and letter case do not matter, as in the router. */
export function findScreen({ routes }: Screens, pathname: string): ScreenRoute | undefined {
  const wanted = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return routes.find((screen) => screen.path === wanted)
}

/**
 * Starts loading every chunk that a path needs, so that no fallback shows. Never rejects: the
 * failure shows when the user opens the screen.
 */
export async function loadScreen(all: Screens, pathname: string): Promise<void> {
  const route = findScreen(all, pathname) ?? findScreen(all, screens.login.path)
  const parts = route?.member ? [route.screen, all.memberLayout] : [route?.screen]
  await Promise.allSettled(parts.map((part) => part?.load()))
}
