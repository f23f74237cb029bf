import { screens, toReturnPath } from '@latchkey/product-api'

/** Path of the privacy page, a separate document outside the router. */
export const privacyPath = '/privacy'

const returnParameter = 'return'

/**
 * Returns the path and query to open after a login: the requested ones if it is an allowed return path (S-75),
 * else the profile.
 */
export function getReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter)
  return toReturnPath(wanted ?? '') ?? screens.profile.path
}

/** Returns the path of the login page, with the requested path and query in its own query. */
export function toLoginPath(wanted: string): string {
  const back = toReturnPath(wanted) ?? screens.profile.path
  const { path } = screens.login
  if (back === screens.profile.path) return path
  return `${path}?${returnParameter}=${encodeURIComponent(back)}`
}
