import {
  FeatureNotSupportedError,
  InvalidAnswerError,
  MaybeSentError,
  readField,
  SignMessageFailedError,
  WalletLockedError,
  type WalletRequestOptions,
} from '@latchkey/core'
import { getBase58Decoder } from '@solana/kit'
import type { Signer } from '../signing/Signer.ts'
import { carriesMessage } from '../verify/offchainMessage.ts'
import { readOutputs, readSignature, readSignedTransaction } from './readAnswer.ts'
import { readBytes } from './readBytes.ts'
import type { StandardContext } from './StandardContext.ts'

/**
 * Creates the signer of a Wallet Standard wallet, with a function for each signing feature that the
 * wallet now has for its active account.
 */
export function createStandardSigner(context: StandardContext): Signer {
  const { id } = context.connector.info
  const find = (address: string): unknown => {
    const account = context.readAccounts().find((each) => each.address === address)
    if (!account) throw new WalletLockedError({ connectorId: id })
    return account.handle
  }
  const getAddress = () => {
    const [account] = context.readAccounts()
    if (!account) throw new WalletLockedError({ connectorId: id })
    return account.address
  }

  const [active] = context.readAccounts()
  const has = (feature: `solana:${string}`) =>
    context.hasAccountFeature(active?.address ?? '', feature)

  const signMessage: Signer['signMessage'] = async (message, address, options) => {
    const feature = 'solana:signMessage'
    if (!context.hasAccountFeature(address, feature))
      throw new FeatureNotSupportedError({ feature })
    const input = { account: find(address), message }
    const answer = await context.ask(feature, [input], options)
    const [output] = readOutputs(answer, 1) ?? []
    const signature = readSignature(output)
    if (!signature) throw new SignMessageFailedError({ hint: 'The wallet returned no signature.' })
    const signed = readField(output, 'signedMessage')
    // Older wallets return only the signature.
    if (signed === undefined) return signature
    if (carriesMessage(readBytes(signed), { message, address })) return signature
    throw new SignMessageFailedError({ variant: 'otherText' })
  }
  const signTransactions: Signer['signTransactions'] = async (transactions, options) => {
    const address = getAddress()
    const account = find(address)
    const chain = context.getChain()
    const inputs = transactions.map((transaction) => ({ account, chain, transaction }))
    const answer = await context.ask('solana:signTransaction', inputs, options)
    const outputs = readOutputs(answer, inputs.length) ?? []
    return transactions.map((transaction, index) => {
      const signed = readSignedTransaction(outputs[index], { transaction, address })
      if (signed) return signed
      throw new InvalidAnswerError({ host: id, reason: 'no signed transaction' })
    })
  }
  const sendTransaction: Signer['sendTransaction'] = async (transaction, { signal, ...rest }) => {
    const account = find(getAddress())
    const input = { account, chain: context.getChain(), transaction, options: rest }
    const options: WalletRequestOptions = { signal }
    const answer = await context.ask('solana:signAndSendTransaction', [input], options)
    const [output] = readOutputs(answer, 1) ?? []
    const signature = readSignature(output)
    if (signature) return getBase58Decoder().decode(signature)
    throw new MaybeSentError({ connectorId: id })
  }
  return {
    getAddress,
    getNetwork: context.getNetwork,
    versions: context.getVersions(),
    ...(has('solana:signMessage') && { signMessage }),
    ...(has('solana:signTransaction') && { signTransactions }),
    ...(has('solana:signAndSendTransaction') && { sendTransaction }),
  }
}
