import {
  type BitcoinMessageProtocol,
  ConnectionRejectedError,
  FeatureNotSupportedError,
  RpcError,
  SignMessageFailedError,
} from '@latchkey/core'
import { base64 } from '@scure/base'
import { parseAddress } from '../address/parseAddress.ts'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { findAccount } from './findAccount.ts'
import type { WalletContext } from './WalletContext.ts'

const longestSignature = 4_096

export type SignMessageRequest = {
  readonly message: string
  readonly address?: string | undefined
  readonly protocol?: BitcoinMessageProtocol | undefined
}

/**
 * Returns BIP-137 for P2PKH and BIP-322 for all later address types, because BIP-137 is reliable
 * only for P2PKH (wire-siwx §4).
 */
export function chooseProtocol(address: string): BitcoinMessageProtocol {
  return parseAddress(address)?.type === 'p2pkh' ? 'ecdsa' : 'bip322'
}

/** Validates a wallet's signature: base64 of at least 64 bytes. */
function toSignature(answer: unknown): string {
  try {
    const text = answer instanceof Uint8Array ? base64.encode(answer) : answer
    if (
      typeof text === 'string' &&
      text.length <= longestSignature &&
      base64.decode(text).length >= 64
    )
      return text
  } catch (cause) {
    throw new SignMessageFailedError({
      hint: 'The wallet returned a signature that is not base64.',
      cause,
    })
  }
  throw new SignMessageFailedError({
    hint: 'The wallet returned an invalid signature.',
  })
}

/**
 * Requests a signature of a text by an account that the wallet shares.
 *
 * @returns Signature, base64.
 * @throws {ConnectorNotConnectedError} The wallet does not share the account.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignMessageFailedError} The wallet failed or returned an invalid signature.
 */
export async function signMessage(
  context: WalletContext,
  { message, address, protocol }: SignMessageRequest,
  signal: Signal,
): Promise<string> {
  const account = await findAccount(context, address, signal)
  const request = { message, account, protocol: protocol ?? chooseProtocol(account.address) }
  try {
    return toSignature(await context.driver.signMessage(request, signal))
  } catch (error) {
    if (signal?.aborted || error instanceof ConnectionRejectedError) throw error
    if (error instanceof FeatureNotSupportedError) throw error
    if (error instanceof RpcError) throw new SignMessageFailedError({ cause: error })
    throw error
  }
}
