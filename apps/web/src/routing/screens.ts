import { createLazyScreen, type LazyScreen } from './createLazyScreen.tsx'
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

/** The screens of product.md §2, each in a chunk of its own. */
export function createScreens(): readonly ScreenRoute[] {
  const marketplaceCallback = createLazyScreen(() => import('../screens/MarketplaceCallback.tsx'))
  return [
    {
      path: paths.login,
      access: 'public',
      screen: createLazyScreen(() => import('../screens/Login.tsx')),
    },
    {
      path: paths.marketplaceCallback,
      access: 'public',
      screen: marketplaceCallback,
      meta: { noConsent: true },
    },
    {
      path: paths.marketplaceSandboxCallback,
      access: 'public',
      screen: marketplaceCallback,
      meta: { noConsent: true },
    },
    {
      path: paths.chatCallback,
      access: 'public',
      screen: createLazyScreen(() => import('../screens/ChatCallback.tsx')),
      meta: { noConsent: true },
    },
    {
      path: paths.shop,
      access: 'member',
      screen: createLazyScreen(() => import('../screens/Shop.tsx')),
    },
    {
      path: paths.profile,
      access: 'member',
      screen: createLazyScreen(() => import('../screens/Profile.tsx')),
    },
    {
      path: paths.profileTest,
      access: 'member',
      screen: createLazyScreen(() => import('../screens/ProfileTest.tsx')),
    },
    {
      path: paths.leaderboard,
      access: 'member',
      screen: createLazyScreen(() => import('../screens/Leaderboard.tsx')),
    },
    {
      path: paths.bugReport,
      access: 'member',
      screen: createLazyScreen(() => import('../screens/BugReport.tsx')),
    },
  ]
}

/** Finds the route of a path; a trailing slash and letter case do not matter, as in the router. */
export function findScreen(
  screens: readonly ScreenRoute[],
  pathname: string,
): ScreenRoute | undefined {
  const wanted = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return screens.find((screen) => screen.path === wanted)
}
