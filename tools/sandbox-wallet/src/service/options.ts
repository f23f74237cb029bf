import type { Account } from '../accounts/createAccounts.ts'
import type { NetworkInfo } from '../wire/wire.ts'

export type WalletChain = NetworkInfo & {
  readonly caipNetworkId: `eip155:${number}`
  readonly rpcUrl: string
  /**
   * Whether the wallet has this network from the start. If not, it answers 4902 until a site adds
   * it.
   */
  readonly known: boolean
}

export type WalletTimings = {
  /** Default delay of the persona `slow`. */
  readonly slowMs: number
  /** Delay between an approved connection and the effect of `disconnects` or `changes-account`. */
  readonly afterConnectMs: number
  /**
   * Delay between a closed approval window and the rejection. Long enough for a reload of the
   * window.
   */
  readonly windowGraceMs: number
  /** Time limit for an approval window to appear. */
  readonly windowOpensMs: number
  /** Delay between a page's lost event stream and the end of its requests. */
  readonly tabGraceMs: number
}

/** A non-EVM network that the wallet can send to. */
export type OtherNetwork = {
  readonly namespace: 'solana' | 'bip122'
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  /** Solana: URL of the JSON-RPC. Bitcoin: base URL of esplora. */
  readonly url: string
  /** Names of known tokens, by their address. */
  readonly tokens?: Readonly<Record<string, string>>
}

export type WalletConnectOptions = {
  /** `ws:` URL of the relay, reachable from this process. */
  readonly relayUrl: string
  readonly projectId: string
  /** Folder that stores sessions between starts, one file per wallet. Default: in memory. */
  readonly folder?: string
}

export type WalletServiceOptions = {
  readonly chains: readonly [WalletChain, ...WalletChain[]]
  readonly accounts: readonly [Account, ...Account[]]
  /** Absent: the wallet signs for Solana and Bitcoin, but broadcasts nothing. */
  readonly otherNetworks?: readonly OtherNetwork[]
  /** Absent: apps cannot connect by link or QR code. */
  readonly walletConnect?: WalletConnectOptions
  /** Origin of the approval pages, such as `http://wallet.latchkey.localhost:4100`. */
  readonly walletOrigin: string
  /** Origin whose pages get the wallet, such as `http://app.latchkey.localhost:4100`. */
  readonly appOrigin: string
  /** Secret that the control routes require in `x-control-secret`. */
  readonly controlSecret: string
  /** JSON file that stores wallets between starts. Default: in memory. */
  readonly stateFile?: string
  /** Folder that caches the built page scripts between starts. */
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
