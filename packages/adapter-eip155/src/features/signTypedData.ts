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
import { toStandardSignature } from './toStandardSignature.ts'
import { toTypedDataJson, withDomainType } from './toTypedDataJson.ts'

// The code that recovers keys loads on first use, because few wallets need the conversion.
async function recover(typedData: TypedData, signature: Hex): Promise<string> {
  const { recoverTypedDataSigner } = await import('./recoverSigner.ts')
  return recoverTypedDataSigner(typedData, signature)
}

/**
 * Requests an EIP-712 signature, version 4. The signature of a key leaves in the standard form.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignMessageFailedError} The wallet failed or returned an invalid signature.
 */
export async function signTypedData(
  wallet: WalletContext,
  typedData: TypedData,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const complete = withDomainType(typedData)
  const sender = await readSender(wallet, signal)
  const params = [sender, toTypedDataJson(complete)]
  try {
    const signature = await wallet.ask({ method: 'eth_signTypedData_v4', params, signal })
    if (isHex(signature, { strict: true }) && signature.length > 2) {
      return await toStandardSignature(signature, sender, (each) => recover(complete, each))
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
