import { frameRequestTimeoutMs, parseUrl, popupPollMs, readField } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { PopupClosedError, UntrustedOriginError } from '../errors.ts'
import { readFrameUrl } from '../frame/frameUrl.ts'
import { getFrameElement } from '../frame/showFrame.ts'
import { listenToMessages } from './listenToMessages.ts'

/**
 * Result of a social login: the URL to which the provider redirected, with its answer as
 * parameters.
 */
export type SocialResult = { readonly uri: string }

/**
 * Time in ms to wait for the message of a closed window. The window posts its message before it
 * closes, but the page may notice the closing first.
 */
const graceMs = 500
const longestUri = 2_048

/** Returns whether a value is a URL with a provider's answer to a social login. */
export function isResult(uri: unknown): uri is string {
  return typeof uri === 'string' && uri.length <= longestUri && parseUrl(uri) !== undefined
}

function readUri(data: unknown): string | undefined {
  const uri = readField(data, 'resultUri')
  return isResult(uri) ? uri : undefined
}

/**
 * Returns whether a message comes from the secure frame. A provider's window without an `opener`
 * sends its result to the frame, which forwards it (S-76).
 */
function isFrame(kit: Kit, source: unknown): boolean {
  const element = getFrameElement(kit)
  return source !== null && element !== undefined && readField(element, 'contentWindow') === source
}

/**
 * Waits up to two minutes for a result that the secure frame forwards after the window seemed to be
 * closed. If a provider's page cuts the window off from its opener, it looks closed. Returns
 * `undefined` if there is no result.
 */
export function awaitLateResult(kit: Kit, signal: AbortSignal): Promise<SocialResult | undefined> {
  const { origin } = readFrameUrl(kit)
  return new Promise((resolve) => {
    const end = (result?: SocialResult) => {
      cancel()
      stop()
      signal.removeEventListener('abort', onAbort)
      resolve(result)
    }
    const onAbort = () => end()
    const stop = listenToMessages(kit, ({ source, origin: from, data }) => {
      const uri = from === origin && isFrame(kit, source) ? readUri(data) : undefined
      if (uri !== undefined) end({ uri })
    })
    const cancel = kit.ports.setTimer(() => end(), frameRequestTimeoutMs)
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) end()
  })
}

/**
 * Waits for the result of a social login: a message from the window or the secure frame, with
 * exactly the frame's origin. Checks every second whether the window is still open (S-76).
 *
 * @throws {PopupClosedError} The user closed the window.
 * @throws {UntrustedOriginError} A page of another origin in the window sent a result.
 */
export function awaitResult(kit: Kit, popup: Window, signal: AbortSignal): Promise<SocialResult> {
  const { origin } = readFrameUrl(kit)
  return new Promise((resolve, reject) => {
    let cancel = () => {}
    const end = () => {
      cancel()
      stop()
      signal.removeEventListener('abort', onAbort)
    }
    const fail = (error: unknown) => {
      end()
      reject(error)
    }
    const onAbort = () => fail(signal.reason)
    const look = () => {
      cancel = popup.closed
        ? kit.ports.setTimer(() => fail(new PopupClosedError()), graceMs)
        : kit.ports.setTimer(look, popupPollMs)
    }
    // Checks the sender before the content, because any window can post messages to this page
    // (S-02).
    const stop = listenToMessages(kit, (message) => {
      if (message.source !== popup && !isFrame(kit, message.source)) return
      const uri = readUri(message.data)
      if (uri === undefined) return
      if (message.origin !== origin) return fail(new UntrustedOriginError())
      end()
      resolve({ uri })
    })
    signal.addEventListener('abort', onAbort)
    cancel = kit.ports.setTimer(look, popupPollMs)
    if (signal.aborted) onAbort()
  })
}
