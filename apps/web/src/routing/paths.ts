import { returnPaths, screens } from '@latchkey/product-api'

/** Outside the router: a separate document. */
export const privacyPath = '/privacy'

const returnParameter = 'return'
const isReturnPath = (path: string) => returnPaths.some((known) => known === path)

/** Where a signed-in player goes from the login page: a returnable path (S-75), else the profile. */
export function getReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter)
  return wanted !== null && isReturnPath(wanted) ? wanted : screens.profile.path
}

/** The login page, remembering where the visitor wanted to go. */
export function toLoginPath(wanted: string): string {
  const known = wanted !== screens.profile.path && isReturnPath(wanted)
  const { path } = screens.login
  return known ? `${path}?${returnParameter}=${encodeURIComponent(wanted)}` : path
}
