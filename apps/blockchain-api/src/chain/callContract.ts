import { type Address, type Hex, isHex } from 'viem'
import type { EvmChain } from './createEvmChain.ts'

export type ContractCall = { readonly to: Address; readonly data: Hex }

/**
 * Calls a contract's read function at the latest block of its chain.
 *
 * @returns The encoded result, or `undefined` if the contract does not exist.
 * @throws {ChainDownError} With `refused` if the contract rejects the call.
 */
export async function callContract(chain: EvmChain, call: ContractCall): Promise<Hex | undefined> {
  const answer = await chain.request({ method: 'eth_call', params: [call, 'latest'] })
  return isHex(answer) && answer.length > 2 ? answer : undefined
}
