import {
  ChainNotConfiguredError,
  ConnectorNotConnectedError,
  InvalidAnswerError,
  type Network,
  type RemoteSigner,
  readField,
} from '@latchkey/core'
import { getBase58Decoder } from '@solana/kit'
import { toBase64 } from '../features/simulate.ts'
import type { Signer } from '../signing/Signer.ts'
import { readList } from '../standard/readList.ts'
import { insertSignature } from '../transaction/insertSignature.ts'
import { signatureLength } from '../transaction/parseTransaction.ts'
import { toLegacyFields } from '../transaction/toLegacyFields.ts'
import { readText } from './readText.ts'

type Signal = { readonly signal?: AbortSignal | undefined }

/**
 * Creates the signer of a remote wallet from the methods that its session grants
 * (wire-walletconnect §10). The secure frame encodes transactions as base58 and accepts no further
 * fields (wire-secure-frame §6).
 */
export function createRemoteSigner(remote: RemoteSigner, networks: readonly Network[]): Signer {
  const methods = remote.getMethods()
  const has = (method: string) => methods.includes(method)
  const { encoding = 'base64' } = remote
  const isFrame = encoding === 'base58'
  const toText = isFrame ? (bytes: Uint8Array) => getBase58Decoder().decode(bytes) : toBase64
  const getAddress = () => {
    const [account] = remote.getAccounts()
    if (!account) throw new ConnectorNotConnectedError()
    return account.address
  }
  const signOne = async (transaction: Uint8Array, options: Signal) => {
    const pubkey = getAddress()
    const rest = isFrame ? {} : { pubkey, ...toLegacyFields(transaction) }
    const params = { transaction: toText(transaction), ...rest }
    const answer = await remote.request({ method: 'solana_signTransaction', params }, options)
    const signed = readField(answer, 'transaction')
    if (signed !== undefined) return readText(signed, encoding)
    // The old form of the answer has only the signature.
    const signature = readText(readField(answer, 'signature'), 'base58', signatureLength)
    return insertSignature(transaction, pubkey, signature)
  }
  const signOneByOne = async (transactions: readonly Uint8Array[], options: Signal) => {
    const signed: Uint8Array[] = []
    for (const transaction of transactions) signed.push(await signOne(transaction, options))
    return signed
  }
  const signAll = async (transactions: readonly Uint8Array[], options: Signal) => {
    const params = { transactions: transactions.map(toText) }
    const answer = await remote.request({ method: 'solana_signAllTransactions', params }, options)
    const signed = readList(answer, 'transactions', transactions.length + 1) ?? []
    if (signed.length === transactions.length) return signed.map((text) => readText(text, encoding))
    const reason = `${signed.length} transactions in place of ${transactions.length}`
    throw new InvalidAnswerError({ host: 'the wallet', reason })
  }
  const signMessage: Signer['signMessage'] = async (message, pubkey, options) => {
    const params = { message: getBase58Decoder().decode(message), pubkey }
    const answer = await remote.request({ method: 'solana_signMessage', params }, options)
    return readText(readField(answer, 'signature'), 'base58', signatureLength)
  }
  const sendTransaction: Signer['sendTransaction'] = async (transaction, { signal, ...rest }) => {
    const options = isFrame ? { options: rest } : { pubkey: getAddress(), sendOptions: rest }
    const params = { transaction: toText(transaction), ...options }
    const method = 'solana_signAndSendTransaction'
    const signature = readField(await remote.request({ method, params }, { signal }), 'signature')
    return getBase58Decoder().decode(readText(signature, 'base58', signatureLength))
  }
  const signTransactions: Signer['signTransactions'] = (transactions, options) => {
    const together = transactions.length > 1 && has('solana_signAllTransactions')
    return together ? signAll(transactions, options) : signOneByOne(transactions, options)
  }
  return {
    getAddress,
    getNetwork: () => {
      const network = networks.find((each) => each.caipNetworkId === remote.getNetworkId())
      if (!network) throw new ChainNotConfiguredError()
      return network
    },
    ...(has('solana_signMessage') && { signMessage }),
    ...(has('solana_signTransaction') && { signTransactions }),
    ...(has('solana_signAndSendTransaction') && { sendTransaction }),
  }
}
