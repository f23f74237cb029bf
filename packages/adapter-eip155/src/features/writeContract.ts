import type { ContractCall, EthereumSendOptions, Hex } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { encodeCall } from './encodeCall.ts'
import { sendTransaction } from './sendTransaction.ts'

/**
 * Calls a contract in a transaction from the active account.
 *
 * @returns Transaction hash.
 * @throws {ContractCallError} The call does not fit the ABI.
 * @throws {ConnectionRejectedError} The user refused.
 */
export async function writeContract(
  wallet: WalletContext,
  call: ContractCall,
  options: EthereumSendOptions,
): Promise<Hex> {
  const { address: to, value } = call
  const transaction = { to, data: encodeCall(call), ...(value !== undefined && { value }) }
  return sendTransaction(wallet, transaction, options)
}
