import type { ContractCall, Hex } from '@latchkey/core'
import type { Abi } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { ContractCallError } from '../errors/ContractCallError.ts'

/** Encodes the data of a call. @throws {ContractCallError} It does not fit the ABI. */
export function encodeCall({ abi, functionName, args = [] }: Omit<ContractCall, 'value'>): Hex {
  try {
    // viem derives the arguments from a literal ABI; this one is known only when the page runs.
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    throw new ContractCallError({ functionName, cause })
  }
}
