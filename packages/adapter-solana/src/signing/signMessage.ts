import {
  ConnectionRejectedError,
  RpcError,
  SignMessageFailedError,
  type WalletRequestOptions,
} from '@latchkey/core'
import { getBase58Decoder } from '@solana/kit'
import type { Signer } from './Signer.ts'

/**
 * Runs a request for a signature. Converts an RPC error of the wallet to `SignMessageFailedError`,
 * but rethrows refusals, aborts and all other errors (K-CHAIN-14).
 */
export async function namingFailure<result>(
  signal: AbortSignal | undefined,
  run: () => Promise<result>,
): Promise<result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ConnectionRejectedError || signal?.aborted) throw error
    if (error instanceof RpcError) throw new SignMessageFailedError({ cause: error })
    throw error
  }
}

/**
 * Requests an ed25519 signature of the UTF-8 bytes of a text.
 *
 * @returns Signature, base58.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignMessageFailedError} The wallet failed or returned an invalid signature.
 */
export function createSignMessage(sign: NonNullable<Signer['signMessage']>) {
  return (
    { message, address }: { readonly message: string; readonly address: string },
    { signal }: WalletRequestOptions = {},
  ): Promise<string> =>
    namingFailure(signal, async () => {
      const signature = await sign(new TextEncoder().encode(message), address, { signal })
      return getBase58Decoder().decode(signature)
    })
}
