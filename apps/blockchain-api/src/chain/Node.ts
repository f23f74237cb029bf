export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

/** The JSON-RPC of a network's node. */
export type Node = {
  /**
   * Sends one request.
   *
   * @throws {ChainDownError} The node did not answer, or answered with an error.
   */
  readonly request: (call: RpcCall) => Promise<unknown>
  /**
   * Forwards a request or a batch unchanged.
   *
   * @throws {ChainDownError} The node did not answer with JSON.
   */
  readonly forward: (body: unknown) => Promise<unknown>
}
