import type { PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'

/** RPC_ABORT is the server's own: it aborts the signals of what waits for the person. */
export type HandledRequestName = Exclude<RequestName, 'RPC_ABORT'>

/** What a handler knows beside the payload. */
export type FrameRequestContext = {
  /** Aborted by RPC_ABORT and by the end of the server; what is answered afterwards is dropped. */
  readonly signal: AbortSignal
  /** Exact origin of the host, pinned for the document's life: the identity to show (S-15). */
  readonly origin: string
}

export type FrameHandler<name extends HandledRequestName> = (
  payload: PayloadOf<name>,
  context: FrameRequestContext,
) => Promise<SuccessOf<name>>

/**
 * One handler per request. What it throws is answered as `<TYPE>_ERROR`: a `BaseError` with its `shortMessage`,
 * anything else as 'An error occurred'. Of the calls that need confirmation one runs at a time, up to eight wait.
 */
export type FrameHandlers = { readonly [name in HandledRequestName]: FrameHandler<name> }
