import { BaseError, type ContractCall, type Hex } from '@latchkey/core'
import type { Abi } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { WalletContext } from '../WalletContext.ts'
import { sendTransaction } from './sendTransaction.ts'

/** The call does not fit its ABI. Nothing was sent. */
export class ContractCallError extends BaseError {
  override readonly name = 'ContractCallError'
  constructor(options: { readonly functionName: string; readonly cause: unknown }) {
    super('Contract call not valid', {
      code: 'contract_call_invalid',
      hint: `"${options.functionName}" and its arguments do not fit the ABI. See \`cause\`.`,
      cause: options.cause,
    })
  }
}

function encode({ abi, functionName, args = [] }: ContractCall): Hex {
  try {
    // viem derives the arguments from a literal ABI; this one is known only when the page runs.
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    throw new ContractCallError({ functionName, cause })
  }
}

/**
 * Calls a contract in a transaction from the active account.
 *
 * @returns Its hash.
 * @throws {ContractCallError} The call does not fit the ABI.
 * @throws {ConnectionRejectedError} The person refused.
 */
export async function writeContract(
  wallet: WalletContext,
  call: ContractCall,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const { address: to, value } = call
  const transaction = { to, data: encode(call), ...(value !== undefined && { value }) }
  return sendTransaction(wallet, transaction, signal)
}
