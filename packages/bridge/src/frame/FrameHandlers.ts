import type { PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'

/**
 * Names of the host's requests for which the secure frame provides a handler. The bridge handles
 * RPC_ABORT itself: it aborts the signals of requests that wait for the user.
 */
export type HandledRequestName = Exclude<RequestName, 'RPC_ABORT'>

/** Information about the current request that a handler receives beside the payload. */
export type FrameRequestContext = {
  /** Aborted by RPC_ABORT and by closing the server. An answer after the abort is dropped. */
  readonly signal: AbortSignal
  /**
   * Exact origin of the page that embeds the frame, fixed for the document's lifetime. Approvals
   * show this origin (S-15).
   */
  readonly origin: string
}

export type FrameHandler<name extends HandledRequestName> = (
  payload: PayloadOf<name>,
  context: FrameRequestContext,
) => Promise<SuccessOf<name>>

/**
 * Handlers of the secure frame, one per request. A thrown error is answered as `<TYPE>_ERROR`: a
 * `BaseError` with its `shortMessage`, any other error with 'An error occurred'. Calls that need
 * confirmation run one at a time; up to eight wait.
 */
export type FrameHandlers = { readonly [name in HandledRequestName]: FrameHandler<name> }
