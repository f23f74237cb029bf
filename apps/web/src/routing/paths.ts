/** Paths of product.md §2 and the one page outside the router. */
export const paths = {
  login: '/',
  marketplaceCallback: '/openloot-callback',
  marketplaceSandboxCallback: '/openloot-sandbox-callback',
  chatCallback: '/discord-callback',
  shop: '/shop-closed',
  profile: '/profile',
  profileTest: '/profile-test',
  leaderboard: '/leaderboard',
  bugReport: '/bugreport',
} as const

/** Outside the router: a document of its own. */
export const privacyPath = '/privacy'

const returnPaths: readonly string[] = [
  paths.shop,
  paths.profile,
  paths.profileTest,
  paths.leaderboard,
  paths.bugReport,
]

const returnParameter = 'return'

/** Where a signed-in player goes from the login page: a path of the list (S-75), else the profile. */
export function getReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter)
  return wanted !== null && returnPaths.includes(wanted) ? wanted : paths.profile
}

/** The login page, remembering where the visitor wanted to go. */
export function toLoginPath(wanted: string): string {
  const known = wanted !== paths.profile && returnPaths.includes(wanted)
  return known ? `${paths.login}?${returnParameter}=${encodeURIComponent(wanted)}` : paths.login
}
