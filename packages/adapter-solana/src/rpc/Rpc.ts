/** Asks the cluster of one network. */
export type Rpc = {
  /**
   * @returns The result, unchecked.
   * @throws {RpcError} The cluster refused.
   * @throws {ServiceUnreachableError} None of its addresses answers.
   */
  readonly request: (
    method: string,
    params: readonly unknown[],
    options: { readonly signal: AbortSignal | undefined },
  ) => Promise<unknown>
}
