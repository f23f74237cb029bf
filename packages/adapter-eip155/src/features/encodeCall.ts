import type { ContractCall, Hex } from '@latchkey/core'
import type { Abi } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { ContractCallError } from '../errors/ContractCallError.ts'

/**
 * Encodes the call data of a contract function.
 *
 * @throws {ContractCallError} The call does not fit the ABI.
 */
export function encodeCall({ abi, functionName, args = [] }: Omit<ContractCall, 'value'>): Hex {
  try {
    // viem derives argument types from a literal ABI, but this ABI is known only at run time.
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    throw new ContractCallError({ functionName, cause })
  }
}
