import { SocialProvider } from '@latchkey/frame-api'
import { finishSocial } from '@latchkey/frame-api/endpoints'
import type { FrameClient } from '../client/FrameClient.ts'
import type { ResultChannel } from './ResultChannel.ts'

/** What of a window the callback page needs. */
export type CallbackWindow = {
  readonly location: {
    readonly pathname: string
    readonly search: string
    readonly replace: (url: string) => void
  }
  readonly history: Pick<History, 'replaceState' | 'state'>
  readonly opener: { readonly postMessage: (message: unknown, origin: string) => void } | null
  readonly close: () => void
}

export type FinishCallbackParameters = {
  readonly window: CallbackWindow
  readonly client: FrameClient
  readonly channel: ResultChannel
}

const callbackPath = '/social/callback'

/**
 * Takes apart a state with an address to come back to, as an app writes it that has no window for the provider beside
 * it: the state, a dot, the address in base64url.
 */
function readState(text: string): { readonly state: string; readonly back: URL | null } {
  const [state = '', encoded = ''] = text.split('.')
  try {
    return { state, back: URL.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))) }
  } catch {
    return { state, back: null }
  }
}

/**
 * Ends the page a provider came back to (S-71, S-44): takes the query out of address and history first, posts it to
 * the server once, and hands the one-time result to the window that opened this one, and to no other origin. Where
 * that window is out of reach, the frame hands it over (S-76). A tab that an app has left for the provider goes back to
 * it, the result in its address: only to the origin the server names, which is that of the app (K-SOC-10).
 *
 * @throws {RequestRefusedError} There is no such login in this browser.
 */
export async function finishCallback(parameters: FinishCallbackParameters): Promise<void> {
  const { window, client, channel } = parameters
  const { opener } = window
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  window.history.replaceState(window.history.state, '', callbackPath)
  const provider = SocialProvider.parse(pathname.slice(callbackPath.length + 1))
  const given = (name: string) => {
    const value = query.get(name)
    return value ? { [name]: value } : {}
  }
  const { state, back } = readState(query.get('state') ?? '')
  const input = { ...given('code'), ...given('error'), ...given('iss') }
  const { resultUri, targetOrigin } = await client.call(finishSocial, {
    provider,
    state,
    ...input,
  })
  if (back?.origin === targetOrigin) {
    back.searchParams.set('result_uri', resultUri)
    return window.location.replace(back.href)
  }
  if (opener) opener.postMessage({ resultUri }, targetOrigin)
  else channel.post({ resultUri, targetOrigin })
  window.close()
}
