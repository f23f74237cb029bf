import type { Unsubscribe } from '@latchkey/core'
import type { FrameSuccess } from '../messages/parseFrameMessage.ts'
import type { FrameReport } from '../requests/defineRequest.ts'
import type { PayloadInputOf, PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'

export type FrameRequestOptions = { readonly signal: AbortSignal | undefined }

/** What the first contact with the frame gave. */
export type FrameStart = {
  /** The frame's own version, where it says one. */
  readonly version: string | undefined
  /** EVM chain ids that have smart accounts; empty where the frame could not say. */
  readonly smartAccountEnabledNetworks: readonly number[]
}

/** A call to the frame's RPC. The host knows both lists: what is on neither is not sent. */
export type RpcParameters = {
  readonly method: string
  readonly params?: unknown
  readonly chainNamespace?: string | undefined
  /** Number of an EVM chain, CAIP-2 text otherwise. */
  readonly chainId?: string | number | undefined
  readonly rpcUrl?: string | undefined
}

/** Where the frame is shown, in CSS pixels of the viewport. */
export type FrameRect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What happens without being asked for. Each is optional. */
export type FrameHostListener = {
  /** A limit passed, or the frame refuses this origin: opens the alert of that kind. */
  readonly reported?: (report: FrameReport) => void
  /** The frame's document started (again); what waited has rejected. */
  readonly started?: (start: FrameStart) => void
  /** A success answer to a request, whoever asked: the state it carries is kept (wire §4). */
  readonly answered?: (answer: FrameSuccess) => void
  /** An opaque hint without authority (S-12). */
  readonly sessionUpdated?: (token: string) => void
}

/**
 * The host's end of the secure frame. Making one touches nothing: the element is made and attached by `init`, or by
 * the first request that needs it, once.
 */
export type FrameHost = {
  /** Exact origin of the frame; what the login window must match (wire §8). */
  readonly origin: string
  /**
   * Attaches the frame, waits until it can be used and tells it about this app. Called twice or at once: one frame.
   *
   * @throws {FrameLoadError} Not ready within 20 s: `Unable to load email login dependency`.
   * @throws {UnverifiedDomainError} The frame refuses this origin.
   */
  readonly init: () => Promise<FrameStart>
  /**
   * Asks the frame. Settles once, always: by the answer, the limit of the request, an abort, or the end of the frame.
   * SIGN_OUT resolves at its limit; SYNC_THEME, SYNC_DAPP_DATA and SET_PREFERRED_ACCOUNT do not load a frame.
   *
   * @throws {FrameAnswerError} The frame's error; `message` is its text, or 'An error occurred'.
   * @throws {FrameAbortedError} 'Request was aborted' (RPC), 'Something went wrong' (others): by the signal, `abort`,
   * a reported limit or a new document of the frame.
   * @throws {RequestTimedOutError} The request's own limit passed.
   * @throws {TooManyRequestsError} More than 64 under way and 256 waiting.
   * @throws {InvalidFrameRequestError} The payload is not of the request's form; nothing was sent.
   */
  readonly request: <name extends RequestName>(
    name: name,
    payload: PayloadInputOf<name>,
    options?: FrameRequestOptions,
  ) => Promise<SuccessOf<name>>
  /**
   * RPC_REQUEST with any method and parameters; bigints become 0x hex.
   *
   * @throws {RpcNotAllowedError} `Requested RPC call is not allowed`: on neither list, nothing was sent.
   */
  readonly requestRpc: (
    parameters: RpcParameters,
    options?: FrameRequestOptions,
  ) => Promise<unknown>
  /**
   * Rejects the calls that need confirmation, as a closing modal does; everything else goes on (K-APPROVE-05). Sends
   * one RPC_ABORT where the frame had such a call, and waits for nothing.
   */
  readonly abort: () => void
  /** Sends the look; without a frame it does nothing. Sent again to each new document. */
  readonly syncTheme: (theme: PayloadOf<'SYNC_THEME'>) => void
  /**
   * Shows the frame in front of everything, over a place of the page or else by the rules of wire §2; it stays whole
   * in the viewport, at least 320 × 400. Never moves it in the document.
   */
  readonly show: (rect?: FrameRect) => void
  readonly hide: () => void
  /** Id of the element: `w3m-iframe`, or `<name>-w3m-iframe` of a kit with a name. */
  readonly elementId: string
  readonly watch: (listener: FrameHostListener) => Unsubscribe
  /** Removes element, listeners, timers and ports; rejects what is pending. The host cannot be used again. */
  readonly destroy: () => void
}
