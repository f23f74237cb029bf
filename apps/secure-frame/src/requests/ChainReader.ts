/** The JSON-RPC methods that approvals may call on a node. */
export type ReadMethod =
  | 'eth_call'
  | 'eth_getBalance'
  | 'eth_getCode'
  | 'eth_simulateV1'
  | 'getBalance'
  | 'getFeeForMessage'
  | 'getMultipleAccounts'
  | 'simulateTransaction'

/**
 * Reads data of one network from the frame's own nodes by JSON-RPC. Callers must validate the
 * answers.
 */
export type ChainReader = {
  /**
   * Sends a JSON-RPC request to a node. Rejects if the node returns an error; the error of a revert
   * contains its `data` if the node sent it.
   */
  readonly request: (
    method: ReadMethod,
    params: readonly unknown[],
    options: { readonly signal: AbortSignal },
  ) => Promise<unknown>
}
