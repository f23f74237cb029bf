import {
  ConnectionRejectedError,
  type Hex,
  RpcError,
  SignMessageFailedError,
  type TypedData,
} from '@latchkey/core'
import { isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { readSender } from './readSender.ts'

// Converts bigints to decimal text, which EIP-712 accepts for numbers. JSON has no bigint.
function toJson(typedData: TypedData): string {
  return JSON.stringify(typedData, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/**
 * Requests an EIP-712 signature, version 4.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignMessageFailedError} The wallet failed or returned an invalid signature.
 */
export async function signTypedData(
  wallet: WalletContext,
  typedData: TypedData,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const params = [await readSender(wallet, signal), toJson(typedData)]
  try {
    const signature = await wallet.ask({ method: 'eth_signTypedData_v4', params, signal })
    if (isHex(signature, { strict: true }) && signature.length > 2) return signature
  } catch (error) {
    if (error instanceof ConnectionRejectedError || signal?.aborted) throw error
    if (error instanceof RpcError) throw new SignMessageFailedError({ cause: error })
    throw error
  }
  throw new SignMessageFailedError({
    hint: 'The wallet returned a signature that is not hex.',
  })
}
