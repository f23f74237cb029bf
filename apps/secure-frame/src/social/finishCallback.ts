import { SocialProvider } from '@latchkey/frame-api'
import { finishSocial } from '@latchkey/frame-api/endpoints'
import type { FrameClient } from '../client/FrameClient.ts'
import type { ResultChannel } from './ResultChannel.ts'

/** The parts of a window that the callback page uses. */
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
 * Splits a state that contains a return address. An app without a pop-up writes it as the state, a
 * dot and the address in base64url.
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
 * Completes the page to which a provider redirects (S-71, S-44). Removes the query from URL and
 * history first and posts it to the server once. Then it sends the one-time result to the opener,
 * and to no other origin. If the opener is unreachable, the frame forwards the result (S-76). A tab
 * that left an app for the provider returns to the app with the result in the URL, but only to the
 * app origin that the server names (K-SOC-10).
 *
 * @throws {RequestRefusedError} This browser has no such login.
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
