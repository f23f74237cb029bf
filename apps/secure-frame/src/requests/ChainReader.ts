/** The node methods that approvals may use. All other methods are unavailable to them. */
export type ReadMethod =
  | 'eth_call'
  | 'eth_getBalance'
  | 'eth_getCode'
  | 'eth_simulateV1'
  | 'getBalance'
  | 'getFeeForMessage'
  | 'getMultipleAccounts'
  | 'simulateTransaction'

/** Read-only JSON-RPC to the frame's own nodes of one network. Callers validate the answers. */
export type ChainReader = {
  /**
   * Rejects when the node returns an error. A revert's error has its `data`, if the node sent it.
   */
  readonly request: (
    method: ReadMethod,
    params: readonly unknown[],
    options: { readonly signal: AbortSignal },
  ) => Promise<unknown>
}
