import { frameRequestTimeoutMs, popupPollMs, readField } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { PopupClosedError, UntrustedOriginError } from '../errors.ts'
import { readFrameUrl } from '../frame/frameUrl.ts'
import { getFrameElement } from '../frame/showFrame.ts'
import { listenToMessages } from './listenToMessages.ts'

/** The address the provider came back to, with its answer. */
export type SocialResult = { readonly uri: string }

/** A window posts, then closes: its word may come after the poll has seen it closed. */
const graceMs = 500
const longestUri = 2_048

/** Says whether a text can be the address of a result. */
export function isResult(uri: unknown): uri is string {
  return typeof uri === 'string' && uri.length <= longestUri && URL.canParse(uri)
}

function readUri(data: unknown): string | undefined {
  const uri = readField(data, 'resultUri')
  return isResult(uri) ? uri : undefined
}

/** A window that has lost its opener tells the frame, which is of its origin, and the frame tells this page (S-76). */
function isFrame(kit: Kit, source: unknown): boolean {
  const element = getFrameElement(kit)
  return source !== null && element !== undefined && readField(element, 'contentWindow') === source
}

/**
 * Waits for a result that comes by the frame after the window was taken for closed: a provider's page may cut it off from
 * its opener, which looks the same. `undefined`: none has come within two minutes.
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
 * Waits for the result of a social login: a message of its window, or of the frame, from the frame's origin exactly. The window is looked
 * at every second until then (S-76).
 *
 * @throws {PopupClosedError} It was closed.
 * @throws {UntrustedOriginError} It holds a page of another origin that claims a result.
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
    // Any window may post to this one: whose message it is comes before what it says (S-02).
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
