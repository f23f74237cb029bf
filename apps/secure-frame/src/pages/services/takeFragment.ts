/** The parts of a window that `takeFragment` reads and changes. */
export type FragmentWindow = {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string }
  readonly history: Pick<History, 'replaceState' | 'state'>
}

/**
 * Returns the fields of the URL's fragment. Also removes the fragment from the URL and the history,
 * because it contains a secret (S-42).
 */
export function takeFragment({ location, history }: FragmentWindow): URLSearchParams {
  const fields = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  return fields
}
