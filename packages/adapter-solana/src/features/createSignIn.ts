import {
  InvalidAnswerError,
  readField,
  SignMessageFailedError,
  type WalletFeatures,
} from '@latchkey/core'
import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import { getBase58Decoder } from '@solana/kit'
import { namingFailure } from '../signing/signMessage.ts'
import { readOutputs, readSignature } from '../standard/readAnswer.ts'
import { readBytes } from '../standard/readBytes.ts'
import type { StandardContext } from '../standard/StandardContext.ts'
import { carriesMessage } from '../verify/offchainMessage.ts'

/**
 * Converts the fields of a sign-in message to the input of `solana:signIn`. That input has no field
 * for the URL scheme, and its chain id has no namespace.
 */
function toInput(data: SignInData) {
  const { accountAddress, chainId, scheme: _, ...rest } = data
  return { ...rest, address: accountAddress, chainId: chainId.slice('solana:'.length) }
}

/**
 * Signs in by `solana:signIn`, with which the wallet writes the text. The text must contain exactly
 * the requested fields, unchanged (wire-siwx §3). A hardware wallet may sign it as an off-chain
 * message.
 */
export function createSignIn(context: StandardContext): NonNullable<WalletFeatures['signIn']> {
  return (data, { signal } = {}) =>
    namingFailure(signal, async () => {
      const { scheme: _, ...asked } = data
      const expected = toSignInMessage(asked)
      const answer = await context.ask('solana:signIn', [toInput(data)], { signal })
      const [output] = readOutputs(answer, 1) ?? []
      const signature = readSignature(output)
      if (!signature) {
        throw new InvalidAnswerError({ host: context.connector.info.id, reason: 'no signature' })
      }
      const signed = readBytes(readField(output, 'signedMessage'))
      const wanted = { message: new TextEncoder().encode(expected), address: data.accountAddress }
      if (!carriesMessage(signed, wanted)) {
        throw new SignMessageFailedError({ variant: 'otherText' })
      }
      return { message: expected, signature: getBase58Decoder().decode(signature) }
    })
}
