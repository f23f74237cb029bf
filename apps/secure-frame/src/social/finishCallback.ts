import { parseUrl } from '@latchkey/core'
import { SocialProvider } from '@latchkey/frame-api'
import { finishSocial } from '@latchkey/frame-api/endpoints'
import type { FrameClient } from '../client/FrameClient.ts'
import type { ResultChannel } from './ResultChannel.ts'

/** The part of `Window` that the callback page of a social login uses. */
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
 * Splits an OAuth state into state and return URL. If the app could not open a pop-up, its state is
 * followed by a dot and the return URL in base64url.
 */
function readState(text: string): { readonly state: string; readonly back: URL | undefined } {
  const [state = '', encoded = ''] = text.split('.')
  try {
    return { state, back: parseUrl(atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))) }
  } catch {
    return { state, back: undefined }
  }
}

/**
 * Completes a social login on the page to which the provider redirects (S-71, S-44). First removes
 * the query from URL and history, and posts it to the server once. Then sends the one-time result
 * to the opener's origin only. If there is no opener, the frame forwards the result (S-76). If the
 * login replaced the app's page, returns to the app with the result in the URL, but only to the
 * origin that the server names (K-SOC-10).
 *
 * @throws {RequestRefusedError} This browser has not started such a login.
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
