import { createLazyScreen } from './createLazyScreen.tsx'
import { paths } from './paths.ts'
import type { ScreenRoute, Screens } from './screens.ts'

/** Creates the screens of product.md §2, each in a chunk of its own. */
export function createScreens(): Screens {
  return {
    routes: createRoutes(),
    memberLayout: createLazyScreen(() => import('../screens/MemberLayout.tsx')),
  }
}

function createRoutes(): readonly ScreenRoute[] {
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
