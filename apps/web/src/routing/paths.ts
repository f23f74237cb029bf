import { returnPaths, screens } from '@latchkey/product-api'

/** Path of the privacy page, a separate document outside the router. */
export const privacyPath = '/privacy'

const returnParameter = 'return'
const isReturnPath = (path: string) => returnPaths.some((known) => known === path)

/**
 * Returns the path to open after a login: the requested one if it is an allowed return path (S-75),
 * else the profile.
 */
export function getReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter)
  return wanted !== null && isReturnPath(wanted) ? wanted : screens.profile.path
}

/** Returns the path of the login page, with the requested path in its query. */
export function toLoginPath(wanted: string): string {
  const known = wanted !== screens.profile.path && isReturnPath(wanted)
  const { path } = screens.login
  return known ? `${path}?${returnParameter}=${encodeURIComponent(wanted)}` : path
}
