import {
  InvalidAnswerError,
  readField,
  SignMessageFailedError,
  type WalletFeatures,
} from '@latchkey/core'
import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import { getBase58Decoder } from '@solana/kit'
import { namingFailure } from '../signing/signMessage.ts'
import { readBytes } from '../standard/readBytes.ts'
import type { StandardContext } from '../standard/StandardContext.ts'

/**
 * Converts the fields for the Wallet Standard, which has no scheme. The chain id loses its
 * namespace, as in the text of the message.
 */
function toInput(data: SignInData) {
  const { accountAddress, chainId, scheme: _, ...rest } = data
  return { ...rest, address: accountAddress, chainId: chainId.slice('solana:'.length) }
}

function readText(output: unknown): string | undefined {
  const bytes = readBytes(readField(output, 'signedMessage'))
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Signs in by `solana:signIn`, with which the wallet writes the text. The text must contain exactly
 * the requested fields, unchanged (wire-siwx §3).
 */
export function createSignIn(context: StandardContext): NonNullable<WalletFeatures['signIn']> {
  return (data, { signal } = {}) =>
    namingFailure(signal, async () => {
      const { scheme: _, ...asked } = data
      const expected = toSignInMessage(asked)
      const answer = await context.ask('solana:signIn', [toInput(data)], { signal })
      const output: unknown = Array.isArray(answer) ? answer[0] : undefined
      const signature = readBytes(readField(output, 'signature'), 64)
      if (!signature) {
        throw new InvalidAnswerError({ host: context.connector.info.id, reason: 'no signature' })
      }
      const message = readText(output)
      if (message === expected) return { message, signature: getBase58Decoder().decode(signature) }
      const hint = 'The wallet signed a text other than the requested one.'
      throw new SignMessageFailedError({ hint })
    })
}
