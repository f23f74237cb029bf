/** What of a window is needed to take the fragment out of its address. */
export type FragmentWindow = {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string }
  readonly history: Pick<History, 'replaceState' | 'state'>
}

/** Takes the fields of the fragment and removes it from the address and the history: it holds a secret (S-42). */
export function takeFragment({ location, history }: FragmentWindow): URLSearchParams {
  const fields = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  return fields
}
