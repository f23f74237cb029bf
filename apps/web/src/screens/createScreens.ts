import { createLazyScreen } from '../routing/createLazyScreen.tsx'
import { paths } from '../routing/paths.ts'
import type { ScreenRoute, Screens } from '../routing/screens.ts'

/** Creates the screens of product.md §2, each in a chunk of its own. */
export function createScreens(): Screens {
  return {
    routes: createRoutes(),
    memberLayout: createLazyScreen(() => import('./MemberLayout.tsx')),
  }
}

function createRoutes(): readonly ScreenRoute[] {
  const marketplaceCallback = createLazyScreen(() => import('./MarketplaceCallback.tsx'))
  return [
    {
      path: paths.login,
      access: 'public',
      screen: createLazyScreen(() => import('./Login.tsx')),
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
      screen: createLazyScreen(() => import('./ChatCallback.tsx')),
      meta: { noConsent: true },
    },
    {
      path: paths.shop,
      access: 'member',
      screen: createLazyScreen(() => import('./Shop.tsx')),
    },
    {
      path: paths.profile,
      access: 'member',
      screen: createLazyScreen(() => import('./Profile.tsx')),
    },
    {
      path: paths.profileTest,
      access: 'member',
      screen: createLazyScreen(() => import('./ProfileTest.tsx')),
    },
    {
      path: paths.leaderboard,
      access: 'member',
      screen: createLazyScreen(() => import('./Leaderboard.tsx')),
    },
    {
      path: paths.bugReport,
      access: 'member',
      screen: createLazyScreen(() => import('./BugReport.tsx')),
    },
  ]
}
