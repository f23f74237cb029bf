import {
  type MemberScreenName,
  type NavigationScreenName,
  type ScreenName,
  screens,
} from '@latchkey/product-api'

/** Names of all screens, in the order of the table `screens`. */
export const screenNames = Object.keys(screens) as ScreenName[]

export const isMemberScreen = (name: ScreenName): name is MemberScreenName => screens[name].member

export const isNavigationScreen = (name: ScreenName): name is NavigationScreenName =>
  screens[name].navigation
