/**
 * Types of the messages between wallet service, page script, approval pages and test driver. All of
 * them are JSON.
 */

import { type WalletPersonaName, walletPersonaNames } from '../wallets/walletPersonas.ts'
import type { BitcoinAddress, BitcoinPrompt } from './bitcoinWire.ts'
import type { SolanaSummary } from './solanaSummary.ts'

export type { BitcoinAddress, BitcoinAmount, PsbtInput } from './bitcoinWire.ts'

export type Address = `0x${string}`
export type Hex = `0x${string}`

/** Namespaces for which the sandbox wallet holds keys. */
export const walletNamespaces = ['eip155', 'solana', 'bip122'] as const
export type WalletNamespace = (typeof walletNamespaces)[number]

/**
 * Names of the sandbox wallet's behaviours, such as `slow` or `rejects`. They can be combined. The
 * default is `approves`.
 */
export const behaviourNames = [
  'approves',
  'auto',
  'rejects',
  'slow',
  'locked',
  'silent',
  'wrong-chain',
  'no-switching',
  'disconnects',
  'changes-account',
  'twins',
  'neighbours',
  'hostile',
  'injected',
  'resets',
  'sats-connect',
  'none',
] as const

export type Behaviour = (typeof behaviourNames)[number]

/** A behaviour of the sandbox wallet, or a wallet that it imitates. */
export type Persona = Behaviour | WalletPersonaName

/** Names of all behaviours and wallets, as `?wallet=` and the control API accept them. */
export const personaNames: readonly Persona[] = [...behaviourNames, ...walletPersonaNames]

export type PromptKind = Prompt['kind']

export type NetworkInfo = {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
}

export type TransactionRequest = {
  /**
   * Chain that the approval page shows. The wallet may switch to another chain before the approval.
   */
  readonly chainId: number
  readonly from: Address
  readonly to?: Address
  /** Amount of native currency that the transaction sends, in base units as decimal text. */
  readonly value: string
  readonly data: Hex
  readonly gas?: string
  readonly gasPrice?: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
  readonly nonce?: number
}

export type TokenCall = {
  readonly name: 'transfer' | 'approve'
  readonly to: Address
  /** Amount of the transferred or approved token in base units, as decimal text. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
}

/** Amount of a token or of the native currency in base units, as decimal text. */
export type TokenAmount = {
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
}

/** Call of a router that sells an exact amount of one token for at least an amount of another. */
export type SwapCall = {
  readonly sold: TokenAmount
  /** The least amount that the swap buys. */
  readonly bought: TokenAmount
  /** Address that receives the bought tokens. */
  readonly to: Address
}

export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** One call of an EIP-5792 batch. */
export type BatchCall = {
  readonly to?: Address
  /** Amount of native currency that the call sends, in base units as decimal text. */
  readonly value: string
  readonly data: Hex
}

/** A network that an app requests in a WalletConnect session. */
export type ProposedChain = {
  /** CAIP-2 id of the requested network. */
  readonly caipNetworkId: string
  readonly name: string
  readonly isSupported: boolean
  /** Whether the app does not connect without this network. */
  readonly isRequired: boolean
}

/**
 * Data about an app connected by WalletConnect, as the app claims it. The wallet cannot verify it.
 */
export type Peer = {
  readonly name: string
  readonly description: string
  readonly url: string
  /** URL of an icon that the wallet's page may load; absent if the page draws a letter instead. */
  readonly icon?: string
  /**
   * Result of the verification of the app's origin. `invalid`: the origin differs from the claimed
   * one. A valid origin is never reported, because the wallet does not contact the verifying
   * service.
   */
  readonly verification: 'unknown' | 'invalid' | 'scam'
}

export type SolanaSendOptions = {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: string
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** Content of a wallet request that the user has to approve, by its kind. */
export type Prompt =
  | {
      readonly kind: 'connect'
      readonly selected: Address
      /**
       * Result that the site receives: accounts, permissions, or the addresses of a namespace in
       * which the site is then connected.
       */
      readonly returns: 'accounts' | 'permissions' | 'solana' | 'bip122'
    }
  | {
      readonly kind: 'send-calls'
      readonly id: string
      readonly chainId: number
      readonly from: Address
      readonly calls: readonly BatchCall[]
    }
  | { readonly kind: 'sign-solana-message'; readonly address: string; readonly message: Hex }
  | {
      readonly kind: 'sign-solana-transactions'
      readonly address: string
      /** Transactions to sign in base64, as the site has built them. */
      readonly transactions: readonly string[]
      /** Summaries of the transactions, in the order of `transactions`. */
      readonly summaries?: readonly SolanaSummary[]
      readonly caipNetworkId: string
      /**
       * Options for sending; present if the wallet sends the only transaction and returns its
       * signature.
       */
      readonly send?: SolanaSendOptions
      /** Format of the result: a single transaction, or an object with a list. */
      readonly returns: 'transaction' | 'transactions'
    }
  | BitcoinPrompt
  | {
      readonly kind: 'approve-session'
      readonly selected: Address
      readonly chains: readonly ProposedChain[]
    }
  | {
      readonly kind: 'sign-in'
      readonly address: Address
      /** Complete text of the message to sign. */
      readonly message: string
      readonly chainNames: readonly string[]
    }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'sign-message'; readonly address: Address; readonly message: Hex }
  | { readonly kind: 'sign-typed-data'; readonly address: Address; readonly typedData: TypedData }
  | {
      readonly kind: 'send-transaction'
      readonly transaction: TransactionRequest
      /** Highest fee in base units, as decimal text; absent if it could not be estimated. */
      readonly fee?: string
      /** Reason for which the transaction would fail, as the chain reports it. */
      readonly warning?: string
      readonly call?: TokenCall
      readonly swap?: SwapCall
    }
  | { readonly kind: 'switch-network'; readonly from: NetworkInfo; readonly to: NetworkInfo }
  | { readonly kind: 'add-network'; readonly network: NetworkInfo; readonly rpcUrl: string }
  | {
      readonly kind: 'watch-asset'
      readonly address: Address
      readonly symbol: string
      readonly decimals: number
    }

/**
 * Place in which the user sees a wallet request: a window, the panel on the page, the wallet's home
 * page, or no place (`none`).
 */
export type Surface = 'window' | 'panel' | 'home' | 'none'

export type PendingRequest = {
  readonly id: string
  readonly origin: string
  /** Id of the page that sent the request. When the page closes, its requests are dropped. */
  readonly tab: string
  readonly method: string
  readonly prompt: Prompt
  readonly surface: Surface
  readonly createdAt: number
  /**
   * CAIP-2 id of the request's network, if its namespace has several networks and the page has
   * named one.
   */
  readonly caipNetworkId?: string | undefined
  /** App that sent the request by WalletConnect; absent if a page sent it. */
  readonly peer?: Peer
}

export type RpcFailure = {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export type Outcome = { readonly result: unknown } | { readonly error: RpcFailure }

/**
 * Immediate response of the wallet's service: an outcome, or the id of a request whose outcome
 * follows as the event `settled`.
 */
export type RpcAnswer = Outcome | { readonly pending: string; readonly surface: Surface }

export type RpcCall = {
  readonly id: string
  readonly tab: string
  readonly method: string
  readonly params: unknown
  readonly surface: Surface
  /** CAIP-2 id of the request's network; absent if the wallet chooses it. */
  readonly caipNetworkId?: string | undefined
}

/** The part of the wallet's state that a page's script receives when it starts. */
export type PageState = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  /** Chain ids of the wallet's EVM networks. */
  readonly chains: readonly number[]
  readonly personas: readonly Persona[]
  readonly locked: boolean
  /** Base58 addresses of the Solana accounts connected to this page, the selected one first. */
  readonly solana: { readonly accounts: readonly string[] }
  /**
   * Bitcoin addresses connected to this page, two per account. Those of the selected account come
   * first.
   */
  readonly bip122: { readonly accounts: readonly BitcoinAddress[] }
}

/** An event that the wallet's service sends in a page's event stream. */
export type PageEvent =
  | { readonly type: 'state'; readonly state: PageState }
  | { readonly type: 'settled'; readonly id: string; readonly outcome: Outcome }
  /** The wallet has disconnected the site. */
  | { readonly type: 'dropped' }

export type PageBoot = { readonly state: PageState; readonly walletOrigin: string }

/** An account of the wallet, with its address in each namespace. */
export type AccountView = {
  readonly address: Address
  readonly label: string
  readonly solana: string
  readonly bitcoin: readonly BitcoinAddress[]
}

/** Content of the wallet's approval page for one request. */
export type ApprovalView = {
  readonly id: string
  readonly origin: string
  readonly prompt: Prompt
  readonly locked: boolean
  readonly account: AccountView
  /** Address that signs or sends, in the request's namespace. */
  readonly acting: string
  readonly accounts: readonly AccountView[]
  /** EVM network that the wallet currently uses. */
  readonly network: NetworkInfo
  /** Name of the request's network, for display. */
  readonly networkName: string
  readonly peer?: Peer
}

/** The request to show; `null` if it has ended or was answered without a prompt. */
export type ViewAnswer = { readonly view: ApprovalView | null }

export type Choice = {
  readonly approve: boolean
  readonly accounts?: readonly Address[] | undefined
  /**
   * CAIP-2 ids of the networks that a WalletConnect session gets. Absent: all networks of the
   * wallet.
   */
  readonly chains?: readonly string[] | undefined
}

/** An app connected by WalletConnect, as the wallet's home page shows it. */
export type SessionView = {
  readonly topic: string
  readonly peer: Peer
  /** CAIP-2 ids of the networks of the WalletConnect session. */
  readonly chains: readonly string[]
  /** CAIP-10 addresses of the accounts of the WalletConnect session. */
  readonly accounts: readonly string[]
  /** Time at which the WalletConnect session expires, in Unix milliseconds. */
  readonly expiresAt: number
}

export type HistoryEntry = {
  readonly id: string
  readonly at: number
  readonly origin: string
  readonly kind: PromptKind
  readonly outcome: 'approved' | 'rejected' | 'failed' | 'dropped'
  /** Additional information about the request: a transaction hash, an address or a network. */
  readonly detail?: string
}

/** Balances of the wallet's accounts on a Solana or Bitcoin network. */
export type OtherBalances = {
  readonly caipNetworkId: string
  readonly name: string
  readonly currency: { readonly symbol: string; readonly decimals: number }
  /**
   * Balances in base units as decimal text, in the order of the accounts; `null` if the network
   * does not answer.
   */
  readonly amounts: readonly { readonly address: string; readonly amount: string | null }[]
}

/** Content of the sandbox wallet's home page. */
export type WalletView = {
  readonly id: string
  readonly accounts: readonly (AccountView & { readonly balance: string | null })[]
  readonly selected: Address
  readonly network: NetworkInfo
  readonly networks: readonly NetworkInfo[]
  readonly others: readonly OtherBalances[]
  readonly sites: readonly {
    readonly origin: string
    /** Addresses of the accounts connected to the site, in all namespaces. */
    readonly accounts: readonly string[]
    readonly grantedAt: number
  }[]
  readonly personas: readonly Persona[]
  readonly slowMs: number
  readonly locked: boolean
  readonly history: readonly HistoryEntry[]
  readonly appOrigin: string
  /** Whether apps can connect by a pairing link, which requires a relay. */
  readonly canPair: boolean
  readonly sessions: readonly SessionView[]
  /** Pending requests that the wallet's home page shows, oldest first. */
  readonly requests: readonly ApprovalView[]
}
