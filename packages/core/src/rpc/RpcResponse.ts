/** A JSON-RPC request without id and version. `params` is a list for nearly every method. */
export type RpcCall = { readonly method: string; readonly params?: unknown }

/** An HTTP response of a node. */
export type RpcResponse = {
  /** Status code of the HTTP response. */
  readonly status: number
  /** Wait in milliseconds that the node requests with `Retry-After`. Absent without that header. */
  readonly retryAfterMs?: number | undefined
  /** Parsed JSON without validation; `undefined` if the body is not JSON. */
  readonly body: unknown
}

/**
 * Posts the JSON of a request or a batch to one node.
 *
 * @throws {RequestTimedOutError} The node did not answer in time.
 * @throws {ServiceUnreachableError} The request failed without a response.
 * @throws {InvalidAnswerError} The response is too large.
 */
export type PostRpc = (body: unknown) => Promise<RpcResponse>
