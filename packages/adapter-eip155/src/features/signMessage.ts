import { ConnectionRejectedError, RpcError, SignMessageFailedError } from '@latchkey/core'
import { isHex, stringToHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'

/**
 * Requests an EIP-191 signature of a text.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignMessageFailedError} The wallet failed or returned an invalid signature.
 */
export async function signMessage(
  wallet: WalletContext,
  parameters: { readonly message: string; readonly address: string },
  signal: AbortSignal | undefined,
): Promise<string> {
  const params = [stringToHex(parameters.message), parameters.address]
  try {
    const signature = await wallet.ask({ method: 'personal_sign', params, signal })
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
