import type { ContractCall } from '@latchkey/core'
import type { Abi } from 'viem'
import { decodeFunctionResult, isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { ContractCallError } from '../errors/ContractCallError.ts'
import { encodeCall } from './encodeCall.ts'
import { readSender } from './readSender.ts'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

/**
 * Reads from a contract through the wallet's node, as the active account.
 *
 * @returns A single value, or a list if the function returns several.
 * @throws {ContractCallError} The call or the answer does not fit the ABI.
 */
export async function readContract(
  wallet: WalletContext,
  call: Omit<ContractCall, 'value'>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { address: to, abi, functionName } = call
  const data = encodeCall(call)
  const from = await readSender(wallet, signal)
  const params = [{ from, to, data }, 'latest']
  const answer = await wallet.ask({ method: 'eth_call', params, signal })
  if (!isHex(answer, { strict: true })) throw toInvalidAnswer('eth_call', 'no hex')
  try {
    return decodeFunctionResult({ abi: abi as Abi, functionName, data: answer })
  } catch (cause) {
    throw new ContractCallError({ functionName, cause })
  }
}
