import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { IdentifierArray, WalletAccount } from '@wallet-standard/base'
import type { StandardConnectFeature, StandardDisconnectFeature } from '@wallet-standard/features'
import type { PageState } from '../../wire/wire.ts'
import type { Channel } from '../createChannel.ts'
import { ProviderError } from '../ProviderError.ts'
import { createAccountCache, type StandardPart } from '../standard/StandardPart.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import { toSignInText } from './toSignInText.ts'

const supportedTransactionVersions = ['legacy', 0] as const
/** CAIP-2 ids of Solana clusters by their names in the Wallet Standard. */
const networkIds: Readonly<Record<string, string>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

type Ask = <answer>(method: string, params?: object, chain?: string) => Promise<answer>
type Signed = { readonly signature: string; readonly transaction: string }

const isSameRequest = (a: SolanaSignTransactionInput, b: SolanaSignTransactionInput) =>
  a.account.address === b.account.address && a.chain === b.chain

/** Runs wallet requests one after the other. Stops at the first one that fails. */
async function forEach<input, output>(
  inputs: readonly input[],
  run: (input: input) => Promise<output>,
): Promise<output[]> {
  const outputs: output[] = []
  for (const input of inputs) outputs.push(await run(input))
  return outputs
}

function createSignTransaction(ask: Ask): SolanaSignTransactionFeature['solana:signTransaction'] {
  const signOne = async ({ account, transaction, chain }: SolanaSignTransactionInput) => {
    const params = { transaction: toBase64(transaction), pubkey: account.address }
    const answer = await ask<Signed>('solana_signTransaction', params, chain)
    return { signedTransaction: fromBase64(answer.transaction) }
  }
  return {
    version: '1.0.0',
    supportedTransactionVersions,
    signTransaction: async (...inputs) => {
      const [first, ...rest] = inputs
      if (!first) return []
      // Several transactions of one account share one prompt.
      if (rest.length === 0 || !rest.every((input) => isSameRequest(input, first)))
        return forEach(inputs, signOne)
      const transactions = inputs.map(({ transaction }) => toBase64(transaction))
      const params = { transactions, pubkey: first.account.address }
      const answer = await ask<{ transactions: string[] }>(
        'solana_signAllTransactions',
        params,
        first.chain,
      )
      return answer.transactions.map((text) => ({ signedTransaction: fromBase64(text) }))
    },
  }
}

function createSignAndSend(
  ask: Ask,
): SolanaSignAndSendTransactionFeature['solana:signAndSendTransaction'] {
  return {
    version: '1.0.0',
    supportedTransactionVersions,
    signAndSendTransaction: (...inputs) =>
      forEach(inputs, async ({ account, transaction, chain, options = {} }) => {
        const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = options
        const params = {
          transaction: toBase64(transaction),
          pubkey: account.address,
          sendOptions: { skipPreflight, preflightCommitment, maxRetries, minContextSlot },
        }
        const answer = await ask<Signed>('solana_signAndSendTransaction', params, chain)
        return { signature: base58.decode(answer.signature) }
      }),
  }
}

const signatureType = 'ed25519' as const

function createSignBytes(ask: Ask) {
  return async (message: Uint8Array, pubkey: string) => {
    const params = { message: base58.encode(message), pubkey }
    const { signature } = await ask<Signed>('solana_signMessage', params)
    return { signedMessage: message, signature: base58.decode(signature), signatureType }
  }
}

/**
 * Creates the Solana features and accounts of the sandbox wallet in the format of the Wallet
 * Standard. Keys and decisions stay in the wallet's service.
 */
export function createSolanaPart(channel: Channel, chains: IdentifierArray): StandardPart {
  const ask: Ask = async (method, params, chain) => {
    const caipNetworkId = chain === undefined ? undefined : (networkIds[chain] ?? chain)
    const list = params === undefined ? undefined : [params]
    // The type of the answer depends on the method.
    return (await channel.request({ method, params: list, caipNetworkId })) as never
  }
  const signBytes = createSignBytes(ask)
  const toAccounts = createAccountCache(({ address }: { readonly address: string }) => ({
    address,
    publicKey: base58.decode(address),
    chains,
    features: [
      'solana:signMessage',
      'solana:signTransaction',
      'solana:signAndSendTransaction',
      'solana:signIn',
    ],
  }))
  // Apps read the accounts right after a connection, possibly before the wallet's state event.
  // Until then, the provider uses the accounts of the answer.
  let answered:
    | { readonly state: PageState; readonly accounts: readonly WalletAccount[] }
    | undefined
  const connect = async (silent: boolean) => {
    const given = silent
      ? (await ask<{ pubkey: string }[]>('solana_getAccounts')).map(({ pubkey }) => pubkey)
      : (await ask<{ address: string }[]>('solana_connect')).map(({ address }) => address)
    const accounts = toAccounts(given.map((address) => ({ address })))
    answered = { state: channel.getState(), accounts }
    return accounts
  }
  const signIn: SolanaSignInFeature['solana:signIn']['signIn'] = (...inputs) =>
    forEach(inputs.length > 0 ? inputs : [{}], async (input) => {
      const accounts = await connect(false)
      const account = accounts.find(({ address }) => address === (input.address ?? address))
      if (!account) throw new ProviderError({ code: 4100, message: 'Not an account of this page.' })
      const domain = input.domain ?? location.host
      const text = toSignInText(input, { domain, address: account.address })
      const signed = await signBytes(new TextEncoder().encode(text), account.address)
      return { account, ...signed }
    })
  const features: StandardConnectFeature &
    StandardDisconnectFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature &
    SolanaSignAndSendTransactionFeature &
    SolanaSignInFeature = {
    'standard:connect': {
      version: '1.0.0',
      connect: async (input) => ({ accounts: await connect(input?.silent === true) }),
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => ask('solana_disconnect'),
    },
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs) =>
        forEach(inputs, ({ account, message }) => signBytes(message, account.address)),
    },
    'solana:signTransaction': createSignTransaction(ask),
    'solana:signAndSendTransaction': createSignAndSend(ask),
    'solana:signIn': { version: '1.0.0', signIn },
  }
  return {
    chains,
    features,
    readAccounts: (state) =>
      answered?.state === state
        ? answered.accounts
        : toAccounts(state.solana.accounts.map((address) => ({ address }))),
  }
}
