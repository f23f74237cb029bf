import { BaseError, type ContractCall, type Hex } from '@latchkey/core'
import type { Abi } from 'viem'
import { encodeFunctionData } from 'viem/utils'

/** The call or its answer does not fit the ABI. Nothing was sent. */
export class ContractCallError extends BaseError {
  override readonly name = 'ContractCallError'
  constructor(options: { readonly functionName: string; readonly cause: unknown }) {
    super('Contract call not valid', {
      code: 'contract_call_invalid',
      hint: `"${options.functionName}", its arguments or its answer do not fit the ABI. See \`cause\`.`,
      cause: options.cause,
    })
  }
}

/** Encodes the data of a call. @throws {ContractCallError} It does not fit the ABI. */
export function encodeCall({ abi, functionName, args = [] }: Omit<ContractCall, 'value'>): Hex {
  try {
    // viem derives the arguments from a literal ABI; this one is known only when the page runs.
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    throw new ContractCallError({ functionName, cause })
  }
}
