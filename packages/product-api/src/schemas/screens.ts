/**
 * Properties of one screen of the product. Navigation, redirects, offline use and the cookie banner
 * depend on them.
 */
export type ScreenFacts = {
  readonly path: `/${string}`
  /** Whether only signed-in players can see the screen. Guests are redirected to the login page. */
  readonly member: boolean
  /** Whether the user may return to this screen after a login (S-75). */
  readonly returnable: boolean
  /**
   * Whether the screen opens from the cache without a network. Callback screens do not, because
   * their URL contains a provider's answer.
   */
  readonly offline: boolean
  /** Whether the screen shows the cookie banner. */
  readonly consent: boolean
  /** Whether the navigation links to the screen. The links have the order of this table. */
  readonly navigation: boolean
}

const callback = {
  member: false,
  returnable: false,
  offline: false,
  consent: false,
  navigation: false,
} as const
const member = {
  member: true,
  returnable: true,
  offline: true,
  consent: true,
  navigation: true,
} as const

/** The screens of product.md §2 by name. For each, the web app has a component and texts. */
export const screens = {
  login: { ...member, path: '/', member: false, returnable: false, navigation: false },
  marketplaceCallback: { ...callback, path: '/openloot-callback' },
  marketplaceSandboxCallback: { ...callback, path: '/openloot-sandbox-callback' },
  chatCallback: { ...callback, path: '/discord-callback' },
  profile: { ...member, path: '/profile' },
  leaderboard: { ...member, path: '/leaderboard' },
  shop: { ...member, path: '/shop-closed' },
  bugReport: { ...member, path: '/bugreport' },
  profileTest: { ...member, path: '/profile-test', navigation: false },
} as const satisfies Readonly<Record<string, ScreenFacts>>

export type ScreenName = keyof typeof screens

type With<facts extends Partial<ScreenFacts>> = {
  [name in ScreenName]: (typeof screens)[name] extends facts ? name : never
}[ScreenName]

/** Names of the screens for signed-in players. */
export type MemberScreenName = With<{ readonly member: true }>

/** Names of the screens with a link in the navigation. */
export type NavigationScreenName = With<{ readonly navigation: true }>

/** Paths to which the user may return after a login. */
export const returnPaths = Object.values(screens).flatMap((screen) =>
  screen.returnable ? [screen.path] : [],
)

const mostQuery = 200
const query = /^[\w%=&.~+-]*$/

/**
 * Returns the path and query to open after a login, in the form of the screen's path: `/Leaderboard/`
 * becomes `/leaderboard`. Returns `undefined` unless the path is one of `returnPaths` (S-75).
 */
export function toReturnPath(wanted: string): string | undefined {
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(wanted) ?? []
  const plain = path.toLowerCase().replace(/\/$/, '')
  const known = returnPaths.find((one) => one === plain)
  if (known === undefined || search.length > mostQuery || !query.test(search)) return undefined
  return search === '' ? known : `${known}?${search}`
}
