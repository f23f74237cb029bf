import { frameRequestTimeoutMs, popupPollMs, readField } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { PopupClosedError, UntrustedOriginError } from '../errors.ts'
import { readFrameUrl } from '../frame/frameUrl.ts'
import { getFrameElement } from '../frame/showFrame.ts'
import { listenToMessages } from './listenToMessages.ts'

/** The address that the provider redirected to, with its answer. */
export type SocialResult = { readonly uri: string }

/**
 * Time that a closed window's message may still take: the window posts before it closes, but the
 * poll may see the close first.
 */
const graceMs = 500
const longestUri = 2_048

/** Returns whether a text is a valid result address. */
export function isResult(uri: unknown): uri is string {
  return typeof uri === 'string' && uri.length <= longestUri && URL.canParse(uri)
}

function readUri(data: unknown): string | undefined {
  const uri = readField(data, 'resultUri')
  return isResult(uri) ? uri : undefined
}

/**
 * Returns whether a message comes from the frame. A window that has lost its opener posts to the
 * frame, which has the same origin, and the frame forwards the message (S-76).
 */
function isFrame(kit: Kit, source: unknown): boolean {
  const element = getFrameElement(kit)
  return source !== null && element !== undefined && readField(element, 'contentWindow') === source
}

/**
 * Waits up to two minutes for a result that the frame forwards after the window seemed closed. A
 * provider's page may cut the window off from its opener, which looks like a closed window. Returns
 * `undefined` without a result.
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
 * Waits for the result of a social login: a message from the window or the frame with exactly the
 * frame's origin. Checks every second whether the window is still open (S-76).
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
    // Any window may post to this page, so the sender is checked before the content (S-02).
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
