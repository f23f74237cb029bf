import { ConnectionRejectedError, type Hex, RpcError, SignMessageFailedError } from '@latchkey/core'
import { isHex, stringToHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { toStandardSignature } from './toStandardSignature.ts'

// The code that recovers keys loads on first use, because few wallets need the conversion.
async function recover(message: string, signature: Hex): Promise<string> {
  const { recoverMessageSigner } = await import('./recoverSigner.ts')
  return recoverMessageSigner(message, signature)
}

/**
 * Requests an EIP-191 signature of a text. The signature of a key leaves in the standard form.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignMessageFailedError} The wallet failed or returned an invalid signature.
 */
export async function signMessage(
  wallet: WalletContext,
  parameters: { readonly message: string; readonly address: string },
  signal: AbortSignal | undefined,
): Promise<string> {
  const { message, address } = parameters
  const params = [stringToHex(message), address]
  try {
    const signature = await wallet.ask({ method: 'personal_sign', params, signal })
    if (isHex(signature, { strict: true }) && signature.length > 2) {
      return await toStandardSignature(signature, address, (each) => recover(message, each))
    }
  } catch (error) {
    if (error instanceof ConnectionRejectedError || signal?.aborted) throw error
    if (error instanceof RpcError) throw new SignMessageFailedError({ cause: error })
    throw error
  }
  throw new SignMessageFailedError({
    hint: 'The wallet returned a signature that is not hex.',
  })
}
