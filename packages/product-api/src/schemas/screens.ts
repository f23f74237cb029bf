/** Properties of one screen. All other code that distinguishes screens derives from them. */
export type ScreenFacts = {
  readonly path: `/${string}`
  /** Only for signed-in players. A guest is redirected to the login page. */
  readonly member: boolean
  /** A login may navigate here afterwards (S-75). */
  readonly returnable: boolean
  /**
   * Opens from the cached shell without a network. Callbacks never do, because they carry a
   * provider's answer.
   */
  readonly offline: boolean
  /** Shows the cookie banner. */
  readonly consent: boolean
  /** Has a link in the navigation of the member screens, in the order of this table. */
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

/** The screens of product.md §2 by name. The web app has a component and texts for each. */
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

/** Paths that a login may navigate to afterwards. */
export const returnPaths = Object.values(screens).flatMap((screen) =>
  screen.returnable ? [screen.path] : [],
)
