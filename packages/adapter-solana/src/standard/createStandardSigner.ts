import {
  ConnectorNotConnectedError,
  InvalidAnswerError,
  readField,
  SignMessageFailedError,
  type WalletRequestOptions,
} from '@latchkey/core'
import { getBase58Decoder } from '@solana/kit'
import type { Signer } from '../signing/Signer.ts'
import { readBytes } from './readBytes.ts'
import type { StandardContext } from './StandardContext.ts'

const signatureLength = 64

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Creates a signer from the wallet's current features. */
export function createStandardSigner(context: StandardContext): Signer {
  const find = (address: string): unknown => {
    const account = context.readAccounts().find((each) => each.address === address)
    if (!account) throw new ConnectorNotConnectedError()
    return account.handle
  }
  const refuse = (reason: string) =>
    new InvalidAnswerError({ host: context.connector.info.id, reason })
  const readAnswers = (answer: unknown, count: number): readonly unknown[] => {
    if (Array.isArray(answer) && answer.length === count) return answer
    throw refuse(`not ${count} answers`)
  }
  const getAddress = () => {
    const [account] = context.readAccounts()
    if (!account) throw new ConnectorNotConnectedError()
    return account.address
  }

  const signMessage: Signer['signMessage'] = async (message, address, options) => {
    const input = { account: find(address), message }
    const [output] = readAnswers(await context.ask('solana:signMessage', [input], options), 1)
    const signature = readBytes(readField(output, 'signature'), signatureLength)
    const signed = readBytes(readField(output, 'signedMessage'))
    if (!signature || !signed)
      throw new SignMessageFailedError({ hint: 'The wallet returned no signature.' })
    if (isEqual(signed, message)) return signature
    throw new SignMessageFailedError({
      hint: 'The wallet signed a text other than the requested one.',
    })
  }
  const signTransactions: Signer['signTransactions'] = async (transactions, options) => {
    const account = find(getAddress())
    const chain = context.getChain()
    const inputs = transactions.map((transaction) => ({ account, chain, transaction }))
    const answer = await context.ask('solana:signTransaction', inputs, options)
    return readAnswers(answer, inputs.length).map((output) => {
      const signed = readBytes(readField(output, 'signedTransaction'))
      if (!signed) throw refuse('no signed transaction')
      return signed
    })
  }
  const sendTransaction: Signer['sendTransaction'] = async (transaction, { signal, ...rest }) => {
    const account = find(getAddress())
    const input = { account, chain: context.getChain(), transaction, options: rest }
    const options: WalletRequestOptions = { signal }
    const answer = await context.ask('solana:signAndSendTransaction', [input], options)
    const [output] = readAnswers(answer, 1)
    const signature = readBytes(readField(output, 'signature'), signatureLength)
    if (!signature) throw refuse('no signature')
    return getBase58Decoder().decode(signature)
  }
  return {
    getAddress,
    getNetwork: context.getNetwork,
    ...(context.hasFeature('solana:signMessage') && { signMessage }),
    ...(context.hasFeature('solana:signTransaction') && { signTransactions }),
    ...(context.hasFeature('solana:signAndSendTransaction') && { sendTransaction }),
  }
}
