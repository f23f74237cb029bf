/** A signed transaction that the kit has sent, until it is confirmed or expired. */
export type Outgoing = {
  readonly bytes: Uint8Array
  /** Last block that may contain the transaction. `undefined` if the kit did not set the blockhash. */
  readonly lastValidBlockHeight: number | undefined
}

/** Sends requests to the cluster of one network. */
export type Rpc = {
  /**
   * Sends a JSON-RPC request to the cluster.
   *
   * @returns The result without validation.
   * @throws {RpcError} The cluster refused.
   * @throws {ServiceUnreachableError} None of the network's RPC URLs responded.
   */
  readonly request: (
    method: string,
    params: readonly unknown[],
    options: { readonly signal: AbortSignal | undefined },
  ) => Promise<unknown>
  /** Transactions to send again while they are not confirmed, by signature. */
  readonly outgoing: Map<string, Outgoing>
}
