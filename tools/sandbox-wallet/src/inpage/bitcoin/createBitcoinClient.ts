import type { BitcoinAddress, PageState, PsbtInput } from '../../wire/wire.ts'
import type { Channel } from '../createChannel.ts'
import { ProviderError } from '../ProviderError.ts'
import { fromHex } from './bytes.ts'

/**
 * A Bitcoin network with its name in each of the three provider APIs: Wallet Standard, sats-connect
 * and UniSat.
 */
export type BitcoinNetwork = {
  readonly standard: 'bitcoin:mainnet' | 'bitcoin:signet'
  readonly satsConnect: 'Mainnet' | 'Signet'
  readonly injected: 'BITCOIN_MAINNET' | 'BITCOIN_SIGNET'
  readonly injectedNetwork: 'livenet' | 'signet'
}

export type SignMessageRequest = {
  readonly message: string
  readonly address: string | undefined
  readonly protocol: 'ecdsa' | 'bip322' | undefined
}

export type SignPsbtRequest = {
  /** PSBT (partially signed Bitcoin transaction) to sign, in base64. */
  readonly psbt: string
  /** Inputs to sign. Default: all inputs that spend outputs of the wallet, or of `account`. */
  readonly signInputs: readonly PsbtInput[] | undefined
  readonly account?: string | undefined
  readonly broadcast?: boolean
  readonly finalize?: boolean
}

export type TransferRequest = {
  readonly account: string | undefined
  readonly recipientAddress: string
  /** Transferred amount in satoshis, as decimal text. */
  readonly amount: string
}

export type SignedMessage = {
  readonly address: string
  readonly signature: Uint8Array
  readonly messageHash: string
}

export type SignedPsbt = { readonly psbt: string; readonly txid?: string }

export type BitcoinBalance = {
  readonly confirmed: number
  readonly unconfirmed: number
  readonly total: number
}

/** The sandbox wallet's Bitcoin functions, on which its three provider APIs are built. */
export type BitcoinClient = {
  readonly connect: () => Promise<readonly BitcoinAddress[]>
  readonly disconnect: () => Promise<void>
  /**
   * Requests the connected Bitcoin accounts without a prompt. Returns an empty list if this page is
   * not connected.
   */
  readonly readAccounts: () => Promise<readonly BitcoinAddress[]>
  /** Returns the connected Bitcoin accounts that the page already knows, without a request. */
  readonly getAccounts: () => readonly BitcoinAddress[]
  readonly getNetwork: () => BitcoinNetwork
  /**
   * Switches the wallet's Bitcoin network.
   *
   * @throws {ProviderError} 4200: the wallet cannot switch networks. 4902: the wallet does not have
   *   this network.
   */
  readonly switchNetwork: (isMain: boolean) => void
  readonly signMessage: (request: SignMessageRequest) => Promise<SignedMessage>
  readonly signPsbt: (request: SignPsbtRequest) => Promise<SignedPsbt>
  readonly sendTransfer: (request: TransferRequest) => Promise<string>
  readonly pushPsbt: (psbt: string) => Promise<string>
  readonly pushTransaction: (hex: string) => Promise<string>
  readonly readBalance: () => Promise<BitcoinBalance>
  readonly watch: (listener: (change: 'accounts' | 'network') => void) => () => void
}

const mainnet: BitcoinNetwork = {
  standard: 'bitcoin:mainnet',
  satsConnect: 'Mainnet',
  injected: 'BITCOIN_MAINNET',
  injectedNetwork: 'livenet',
}
/**
 * Bitcoin network that the wallet uses with the behaviour `wrong-chain`. The sandbox's apps do not
 * configure it.
 */
const signet: BitcoinNetwork = {
  standard: 'bitcoin:signet',
  satsConnect: 'Signet',
  injected: 'BITCOIN_SIGNET',
  injectedNetwork: 'signet',
}

const isWrong = ({ personas }: PageState) => personas.includes('wrong-chain')
const toKey = ({ bip122 }: PageState) => bip122.accounts.map(({ address }) => address).join()

/** Creates a typed function for each Bitcoin method of the wallet's service. */
function createCalls(channel: Channel) {
  const ask = async <answer>(method: string, params?: object) =>
    // Skips validation, because the answer comes from this package's own service.
    (await channel.request({ method, params: params && [params] })) as answer
  return {
    connect: () => ask<readonly BitcoinAddress[]>('bip122_connect'),
    disconnect: () => ask<void>('bip122_disconnect'),
    readAccounts: () => ask<readonly BitcoinAddress[]>('getAccountAddresses'),
    signMessage: async ({ message, address, protocol }: SignMessageRequest) => {
      const answer = await ask<{ address: string; signature: string; messageHash: string }>(
        'signMessage',
        { message, address, protocol },
      )
      return { ...answer, signature: fromHex(answer.signature) }
    },
    signPsbt: (request: SignPsbtRequest) => ask<SignedPsbt>('signPsbt', request),
    sendTransfer: async (request: TransferRequest) =>
      (await ask<{ txid: string }>('sendTransfer', request)).txid,
    pushPsbt: (psbt: string) => ask<string>('bip122_pushPsbt', { psbt }),
    pushTransaction: (transaction: string) =>
      ask<string>('bip122_pushTransaction', { transaction }),
    readBalance: () => ask<BitcoinBalance>('bip122_getBalance'),
  }
}

/**
 * Creates the wallet's Bitcoin functions. They send their requests to the wallet's service by a
 * channel.
 */
export function createBitcoinClient(channel: Channel): BitcoinClient {
  const { getState } = channel
  return {
    ...createCalls(channel),
    getAccounts: () => getState().bip122.accounts,
    getNetwork: () => (isWrong(getState()) ? signet : mainnet),
    switchNetwork: (isMain) => {
      if (getState().personas.includes('no-switching'))
        throw new ProviderError({ code: 4200, message: 'The wallet does not switch networks.' })
      if (isMain === isWrong(getState()))
        throw new ProviderError({ code: 4902, message: 'The wallet does not have this network.' })
    },
    watch: (listener) =>
      channel.watch((event) => {
        if (event.type === 'dropped') return
        const { before, after } = event
        if (isWrong(before) !== isWrong(after)) listener('network')
        if (toKey(before) !== toKey(after)) listener('accounts')
      }),
  }
}
