/** Sends JSON-RPC requests to the Solana cluster of one network. */
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
}
