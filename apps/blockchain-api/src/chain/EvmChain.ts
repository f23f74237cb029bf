import type { NetworkConfig } from '../config/Config.ts'

export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

/** An EVM network, read through a node. */
export type EvmChain = {
  readonly network: NetworkConfig
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
