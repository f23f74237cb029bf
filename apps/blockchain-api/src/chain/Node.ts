export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

/** The JSON-RPC of a network's node. */
export type Node = {
  /**
   * Asks one thing.
   *
   * @throws {ChainDownError} No answer, or an error in its place.
   */
  readonly request: (call: RpcCall) => Promise<unknown>
  /**
   * Passes a request or a batch on as it came.
   *
   * @throws {ChainDownError} No answer of JSON.
   */
  readonly forward: (body: unknown) => Promise<unknown>
}
