/** The reads that approvals make; everything else of a node is out of their reach. */
export type ReadMethod =
  | 'eth_call'
  | 'eth_getBalance'
  | 'eth_getCode'
  | 'eth_simulateV1'
  | 'getBalance'
  | 'getFeeForMessage'
  | 'getMultipleAccounts'
  | 'simulateTransaction'

/** Read-only JSON-RPC to the frame's own list of nodes for one network. Answers are checked by whoever asks. */
export type ChainReader = {
  /** Rejects when the node answers with an error; the error of a revert carries its `data`, if the node sent it. */
  readonly request: (
    method: ReadMethod,
    params: readonly unknown[],
    options: { readonly signal: AbortSignal },
  ) => Promise<unknown>
}
