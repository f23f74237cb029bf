export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

/** Client of a network's node, for JSON-RPC requests. */
export type Node = {
  /**
   * Sends one request. A busy node is tried up to four times.
   *
   * @throws {ChainDownError} The node did not answer, or answered with an error.
   */
  readonly request: (call: RpcCall) => Promise<unknown>
  /**
   * Sends one request like `request`. Requests of the same task share a batch, if the node accepts
   * batches.
   */
  readonly requestTogether: (call: RpcCall) => Promise<unknown>
  /**
   * Forwards a page's JSON-RPC request or batch and returns the node's response, with the page's
   * ids. A batch reaches a node that refuses batches in smaller ones or call by call.
   *
   * @throws {ChainDownError} The node did not answer with JSON.
   */
  readonly forward: (body: unknown) => Promise<unknown>
}
