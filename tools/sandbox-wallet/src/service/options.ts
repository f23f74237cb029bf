import type { Account } from '../accounts/createAccounts.ts'
import type { NetworkInfo } from '../wire/wire.ts'

export type WalletChain = NetworkInfo & {
  readonly caipNetworkId: `eip155:${number}`
  readonly rpcUrl: string
  /** The wallet has this network from the start; otherwise it answers 4902 until it is added. */
  readonly known: boolean
}

export type WalletTimings = {
  /** Delay of the persona `slow` unless the persona says another. */
  readonly slowMs: number
  /** From an approved connection to the act of `disconnects` and `changes-account`. */
  readonly afterConnectMs: number
  /** From a closed approval window to the rejection; a reload of the window is faster. */
  readonly windowGraceMs: number
  /** How long an approval window may take to appear. */
  readonly windowOpensMs: number
  /** From a page's lost event stream to the end of its requests. */
  readonly tabGraceMs: number
}

/** A network besides EVM that the wallet sends to. */
export type OtherNetwork = {
  readonly namespace: 'solana' | 'bip122'
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  /** Solana: the JSON-RPC address. Bitcoin: the esplora base address. */
  readonly url: string
  /** Names of the tokens that the wallet knows there, by their address. */
  readonly tokens?: Readonly<Record<string, string>>
}

export type WalletConnectOptions = {
  /** `ws:` address of the relay, as this process reaches it. */
  readonly relayUrl: string
  readonly projectId: string
  /** Keeps sessions over a restart, one file per wallet. Without it they live in memory. */
  readonly folder?: string
}

export type WalletServiceOptions = {
  readonly chains: readonly [WalletChain, ...WalletChain[]]
  readonly accounts: readonly [Account, ...Account[]]
  /** Absent: the wallet signs for Solana and Bitcoin, but sends nothing. */
  readonly otherNetworks?: readonly OtherNetwork[]
  /** Absent: apps cannot connect by link or QR code. */
  readonly walletConnect?: WalletConnectOptions
  /** `http://wallet.latchkey.localhost:4100`: where the approval pages are. */
  readonly walletOrigin: string
  /** `http://app.latchkey.localhost:4100`: whose pages get the wallet. */
  readonly appOrigin: string
  /** The control routes answer only with this in `x-control-secret`. */
  readonly controlSecret: string
  /** JSON file that keeps wallets over a restart. Without it they live in memory. */
  readonly stateFile?: string
  /** Folder that keeps the built page scripts between starts. */
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
