import type { Unsubscribe } from '@latchkey/core'
import type { FrameSuccess } from '../messages/parseFrameMessage.ts'
import type { FrameReport } from '../requests/defineRequest.ts'
import type { PayloadInputOf, PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'

export type FrameRequestOptions = { readonly signal: AbortSignal | undefined }

/** Result of starting the secure frame: its version, and the networks with smart accounts. */
export type FrameStart = {
  /** Version of the frame as READY reported it. `undefined` if the frame sends no version. */
  readonly version: string | undefined
  /** EVM chain ids with smart accounts. Empty if the frame did not answer. */
  readonly smartAccountEnabledNetworks: readonly number[]
}

/**
 * A call to the frame's RPC. The host refuses a method that is on neither published list: safe
 * methods, and methods that the user confirms (S-13).
 */
export type RpcParameters = {
  readonly method: string
  readonly params?: unknown
  readonly chainNamespace?: string | undefined
  /** Network of the call: the chain id of an EVM network, or a CAIP-2 id for other networks. */
  readonly chainId?: string | number | undefined
  readonly rpcUrl?: string | undefined
}

/** Position of the visible frame, in CSS pixels of the viewport. */
export type FrameRect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Listeners for the events of a secure frame's host. Each one is optional. */
export type FrameHostListener = {
  /**
   * A time limit passed, or the frame refuses this origin. The page shows the alert that belongs to
   * the report.
   */
  readonly reported?: (report: FrameReport) => void
  /**
   * The frame's document started or restarted. Requests that waited for the old document have
   * rejected.
   */
  readonly started?: (start: FrameStart) => void
  /** A request of any caller succeeded. The page stores the state in the answer (wire §4). */
  readonly answered?: (answer: FrameSuccess) => void
  /** The session changed. The token is an opaque hint without authority (S-12). */
  readonly sessionUpdated?: (token: string) => void
}

/**
 * Host of the secure frame. Creating a host has no side effects: `init` or the first request that
 * needs the frame creates and attaches the element, once.
 */
export type FrameHost = {
  /** Exact origin of the frame. The login window must have the same origin (wire §8). */
  readonly origin: string
  /**
   * Attaches the frame, waits until it is usable and sends it this app's data. Repeated or parallel
   * calls share one frame.
   *
   * @throws {FrameLoadError} Not ready within 20 s: `Unable to load email login dependency`.
   * @throws {UnverifiedDomainError} The frame refuses this origin.
   */
  readonly init: () => Promise<FrameStart>
  /**
   * Sends a request to the frame. The promise always settles once: by the answer, the limit of the
   * request, an abort, or the end of the frame. SIGN_OUT resolves at its limit. SYNC_THEME,
   * SYNC_DAPP_DATA and SET_PREFERRED_ACCOUNT do not load a frame.
   *
   * @throws {FrameAnswerError} The frame's error; `message` is its text, or 'An error occurred'.
   * @throws {FrameAbortedError} 'Request was aborted' (RPC), 'Something went wrong' (others): by
   * the signal, `abort`, a reported limit or a new document of the frame.
   * @throws {RequestTimedOutError} The request's own limit passed.
   * @throws {TooManyRequestsError} More than 64 requests are open and 256 wait.
   * @throws {InvalidFrameRequestError} The payload does not match the request. Nothing was sent.
   */
  readonly request: <name extends RequestName>(
    name: name,
    payload: PayloadInputOf<name>,
    options?: FrameRequestOptions,
  ) => Promise<SuccessOf<name>>
  /**
   * Sends RPC_REQUEST with any method and parameters. Bigints become 0x hex.
   *
   * @throws {RpcNotAllowedError} `Requested RPC call is not allowed`: the method is on neither
   * published list (safe or confirmed by the user). Nothing was sent.
   */
  readonly requestRpc: (
    parameters: RpcParameters,
    options?: FrameRequestOptions,
  ) => Promise<unknown>
  /**
   * Rejects the calls that wait for the user's confirmation, e.g. because the modal closes. Other
   * requests continue (K-APPROVE-05). Sends one RPC_ABORT if the frame has such a call, and does
   * not wait.
   */
  readonly abort: () => void
  /** Sends the theme, to each new document again. Without a frame it does nothing. */
  readonly syncTheme: (theme: PayloadOf<'SYNC_THEME'>) => void
  /**
   * Shows the frame in front of the page: over `rect`, or without it centred in 360 × 600 CSS
   * pixels, and at the bottom of narrow pages (wire §2). The frame stays inside the viewport with
   * at least 320 × 400 CSS pixels. The element does not move in the document.
   */
  readonly show: (rect?: FrameRect) => void
  readonly hide: () => void
  /** Id of the element: `w3m-iframe`, or `<name>-w3m-iframe` for a kit with a name. */
  readonly elementId: string
  readonly watch: (listener: FrameHostListener) => Unsubscribe
  /**
   * Removes element, listeners, timers and ports, and rejects pending requests. The host cannot be
   * used again.
   */
  readonly destroy: () => void
}
