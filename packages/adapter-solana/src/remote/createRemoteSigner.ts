import {
  ChainNotConfiguredError,
  ConnectorNotConnectedError,
  InvalidAnswerError,
  MaybeSentError,
  type Network,
  type RemoteSigner,
  readField,
} from '@latchkey/core'
import { getBase58Decoder } from '@solana/kit'
import { toBase64 } from '../features/simulate.ts'
import type { Signer } from '../signing/Signer.ts'
import { readOutputs, readSignature, readSignedTransaction } from '../standard/readAnswer.ts'
import { toLegacyFields } from '../transaction/toLegacyFields.ts'

type Signal = { readonly signal?: AbortSignal | undefined }

function requireSigned(transaction: Uint8Array | undefined): Uint8Array {
  if (transaction) return transaction
  throw new InvalidAnswerError({ host: 'the wallet', reason: 'no signed transaction' })
}

/**
 * Creates the signer of a remote wallet from the methods that its WalletConnect session or login
 * grants (wire-walletconnect §10). The secure frame encodes transactions as base58 and accepts no
 * further fields (wire-secure-frame §6).
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
    return requireSigned(readSignedTransaction(answer, { transaction, address: pubkey }))
  }
  const signOneByOne = async (transactions: readonly Uint8Array[], options: Signal) => {
    const signed: Uint8Array[] = []
    for (const transaction of transactions) signed.push(await signOne(transaction, options))
    return signed
  }
  const signAll = async (transactions: readonly Uint8Array[], options: Signal) => {
    const params = { transactions: transactions.map(toText) }
    const answer = await remote.request({ method: 'solana_signAllTransactions', params }, options)
    const list = readField(answer, 'transactions') ?? answer
    const signed = readOutputs(list, transactions.length) ?? []
    const address = getAddress()
    return transactions.map((transaction, index) =>
      requireSigned(readSignedTransaction(signed[index], { transaction, address })),
    )
  }
  const signMessage: Signer['signMessage'] = async (message, pubkey, options) => {
    const params = { message: getBase58Decoder().decode(message), pubkey }
    const answer = await remote.request({ method: 'solana_signMessage', params }, options)
    const signature = readSignature(answer)
    if (signature) return signature
    throw new InvalidAnswerError({ host: 'the wallet', reason: 'no signature' })
  }
  const sendTransaction: Signer['sendTransaction'] = async (transaction, { signal, ...rest }) => {
    const options = isFrame ? { options: rest } : { pubkey: getAddress(), sendOptions: rest }
    const params = { transaction: toText(transaction), ...options }
    const method = 'solana_signAndSendTransaction'
    const signature = readSignature(await remote.request({ method, params }, { signal }))
    if (signature) return getBase58Decoder().decode(signature)
    throw new MaybeSentError({ connectorId: remote.info.id })
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
    versions: isFrame ? ['legacy', 0] : undefined,
    ...(has('solana_signMessage') && { signMessage }),
    ...(has('solana_signTransaction') && { signTransactions }),
    ...(has('solana_signAndSendTransaction') && { sendTransaction }),
  }
}
