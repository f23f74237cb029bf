import type { Account } from '../accounts/createAccounts.ts'
import type { NetworkInfo } from '../wire/wire.ts'

export type WalletChain = NetworkInfo & {
  readonly caipNetworkId: `eip155:${number}`
  readonly rpcUrl: string
  /**
   * Whether the wallet has this network at the start. Otherwise requests for the network fail with
   * 4902 until a site adds it.
   */
  readonly known: boolean
}

export type WalletTimings = {
  /** Delay in milliseconds of the behaviour `slow`, if the behaviour names no number. */
  readonly slowMs: number
  /**
   * Milliseconds between an approved connection and the effect of the behaviour `disconnects` or
   * `changes-account`.
   */
  readonly afterConnectMs: number
  /**
   * Milliseconds between the close of an approval window and the rejection of its request. The
   * delay allows a reload of the window.
   */
  readonly windowGraceMs: number
  /**
   * Milliseconds within which an opened approval window must appear; otherwise its request is
   * dropped.
   */
  readonly windowOpensMs: number
  /** Milliseconds between the end of a page's event stream and the drop of its requests. */
  readonly tabGraceMs: number
}

/** A Solana or Bitcoin network to which the wallet can send transactions. */
export type OtherNetwork = {
  readonly namespace: 'solana' | 'bip122'
  /** CAIP-2 id of the Solana or Bitcoin network. */
  readonly caipNetworkId: string
  readonly name: string
  /** URL of the network's JSON-RPC (Solana), or base URL of esplora (Bitcoin). */
  readonly url: string
  /** Symbols of the sandbox's known tokens by their mint. */
  readonly tokens?: Readonly<Record<string, string>>
}

export type WalletConnectOptions = {
  /** `ws:` URL of the relay, which this process must be able to reach. */
  readonly relayUrl: string
  readonly projectId: string
  /**
   * Folder in which WalletConnect sessions are stored, one file per wallet. Default: in memory
   * only.
   */
  readonly folder?: string
}

export type WalletServiceOptions = {
  readonly chains: readonly [WalletChain, ...WalletChain[]]
  readonly accounts: readonly [Account, ...Account[]]
  /**
   * Solana and Bitcoin networks. Without them, the wallet signs for these namespaces but sends
   * nothing.
   */
  readonly otherNetworks?: readonly OtherNetwork[]
  /** Settings of WalletConnect; absent if apps cannot connect by link or QR code. */
  readonly walletConnect?: WalletConnectOptions
  /** Origin of the approval pages, such as `http://wallet.latchkey.localhost:4100`. */
  readonly walletOrigin: string
  /** Origin whose pages get the wallet, such as `http://app.latchkey.localhost:4100`. */
  readonly appOrigin: string
  /** Secret that requests to the control routes need in the header `x-control-secret`. */
  readonly controlSecret: string
  /** JSON file in which the wallets' state is stored. Default: in memory only. */
  readonly stateFile?: string
  /** Folder in which built page scripts are cached between starts. */
  readonly cacheFolder?: string
  readonly timings?: Partial<WalletTimings>
  readonly logger?: boolean
}

export const defaultTimings: WalletTimings = {
  slowMs: 3_000,
  afterConnectMs: 1_500,
  windowGraceMs: 400,
  windowOpensMs: 30_000,
  tabGraceMs: 2_000,
}
