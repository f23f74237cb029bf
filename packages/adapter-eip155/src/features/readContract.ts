import type { ContractCall } from '@latchkey/core'
import type { Abi } from 'viem'
import { decodeFunctionResult, isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { ContractCallError, ContractRevertedError } from '../errors/ContractCallError.ts'
import { encodeCall } from './encodeCall.ts'
import { isRevert } from './isRevert.ts'
import { readRevertReason } from './readRevertReason.ts'
import { readSender } from './readSender.ts'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

/**
 * Reads from a contract through the wallet's node, as the active account.
 *
 * @returns A single value, or a list if the function returns several.
 * @throws {ContractRevertedError} The contract reverted the call. `reason` has its reason.
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
  const reading = wallet.ask({ method: 'eth_call', params, signal })
  const answer = await reading.catch((cause: unknown) => {
    if (!isRevert(cause)) throw cause
    const reason = readRevertReason(cause, abi as Abi)
    throw new ContractRevertedError({ functionName, reason, cause })
  })
  if (!isHex(answer, { strict: true })) throw toInvalidAnswer('eth_call', 'no hex')
  try {
    return decodeFunctionResult({ abi: abi as Abi, functionName, data: answer })
  } catch (cause) {
    throw new ContractCallError({ functionName, cause })
  }
}
