/** Messages between service, page script, approval pages and driver. Plain data only. */

import type { BitcoinAddress, BitcoinPrompt } from './bitcoinWire.ts'
import type { SolanaSummary } from './solanaSummary.ts'

export type { BitcoinAddress, BitcoinAmount, PsbtInput } from './bitcoinWire.ts'

export type Address = `0x${string}`
export type Hex = `0x${string}`

/** Namespaces for which the wallet holds keys. */
export const walletNamespaces = ['eip155', 'solana', 'bip122'] as const
export type WalletNamespace = (typeof walletNamespaces)[number]

/** Behaviours of a wallet, combined with commas. Empty means `approves`. */
export const personaNames = [
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
  'unisat',
  'none',
] as const

export type Persona = (typeof personaNames)[number]

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
  /** The chain that the approval page showed. The wallet may have switched before the approval. */
  readonly chainId: number
  readonly from: Address
  readonly to?: Address
  /** Base units as decimal string. */
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
  /** Base units of the token as decimal string. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
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
  /** Base units as decimal string. */
  readonly value: string
  readonly data: Hex
}

/** A network that an app requests when it connects by WalletConnect. */
export type ProposedChain = {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  readonly isSupported: boolean
  /** Whether the app refuses to connect without this network. */
  readonly isRequired: boolean
}

/** Metadata that an app claims over WalletConnect. The wallet cannot verify it. */
export type Peer = {
  readonly name: string
  readonly description: string
  readonly url: string
  /** An icon that the wallet's page may load. Absent: the page draws a mark. */
  readonly icon?: string
  /**
   * `invalid`: the verified origin differs from the claimed one. No peer is ever verified as valid.
   */
  readonly verification: 'unknown' | 'invalid' | 'scam'
}

export type SolanaSendOptions = {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: string
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** A request to approve. */
export type Prompt =
  | {
      readonly kind: 'connect'
      readonly selected: Address
      /**
       * Result of the request. A namespace connects the site in that namespace and returns its
       * addresses.
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
      /** Base64, as built by the site. */
      readonly transactions: readonly string[]
      /** One summary per transaction. */
      readonly summaries?: readonly SolanaSummary[]
      readonly caipNetworkId: string
      /** Present: the wallet sends the single transaction and returns its signature. */
      readonly send?: SolanaSendOptions
      /** Shape of the result: one object, or an object with a list. */
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
      /** The full text to sign. */
      readonly message: string
      readonly chainNames: readonly string[]
    }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'sign-message'; readonly address: Address; readonly message: Hex }
  | { readonly kind: 'sign-typed-data'; readonly address: Address; readonly typedData: TypedData }
  | {
      readonly kind: 'send-transaction'
      readonly transaction: TransactionRequest
      /** Highest fee in base units, as decimal string. Absent if the estimate failed. */
      readonly fee?: string
      /** Why the transaction would fail, in the chain's words. */
      readonly warning?: string
      readonly call?: TokenCall
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
 * Where the prompt appears: a separate window, the panel on the page, the wallet's home page, or
 * nowhere (`none`).
 */
export type Surface = 'window' | 'panel' | 'home' | 'none'

export type PendingRequest = {
  readonly id: string
  readonly origin: string
  /** Id of the requesting page. When the page closes, its requests are dropped. */
  readonly tab: string
  readonly method: string
  readonly prompt: Prompt
  readonly surface: Surface
  readonly createdAt: number
  /**
   * CAIP-2 id of the request's network. Present if the namespace has several networks and the page
   * named one.
   */
  readonly caipNetworkId?: string | undefined
  /** Present: the request came by WalletConnect, not from a page with this wallet. */
  readonly peer?: Peer
}

export type RpcFailure = {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export type Outcome = { readonly result: unknown } | { readonly error: RpcFailure }

/**
 * Immediate answer of the service: an outcome, or a pending id whose outcome follows as `settled`
 * event.
 */
export type RpcAnswer = Outcome | { readonly pending: string; readonly surface: Surface }

export type RpcCall = {
  readonly id: string
  readonly tab: string
  readonly method: string
  readonly params: unknown
  readonly surface: Surface
  /** CAIP-2 id of the request's network. Absent: the wallet chooses. */
  readonly caipNetworkId?: string | undefined
}

/** State that the page script has without a request. */
export type PageState = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  /** Chain ids of the wallet's networks. */
  readonly chains: readonly number[]
  readonly personas: readonly Persona[]
  readonly locked: boolean
  /** Solana accounts connected to this page, the selected one first. Base58. */
  readonly solana: { readonly accounts: readonly string[] }
  /** Bitcoin addresses connected to this page, two per account, the selected account first. */
  readonly bip122: { readonly accounts: readonly BitcoinAddress[] }
}

/** An event in the stream of a page. */
export type PageEvent =
  | { readonly type: 'state'; readonly state: PageState }
  | { readonly type: 'settled'; readonly id: string; readonly outcome: Outcome }
  /** The wallet disconnected the site. */
  | { readonly type: 'dropped' }

export type PageBoot = { readonly state: PageState; readonly walletOrigin: string }

/** One account, with a key in each namespace. */
export type AccountView = {
  readonly address: Address
  readonly label: string
  readonly solana: string
  readonly bitcoin: readonly BitcoinAddress[]
}

/** Content of an approval page. */
export type ApprovalView = {
  readonly id: string
  readonly origin: string
  readonly prompt: Prompt
  readonly locked: boolean
  readonly account: AccountView
  /** The acting address, in the request's namespace. */
  readonly acting: string
  readonly accounts: readonly AccountView[]
  /** The wallet's EVM network. */
  readonly network: NetworkInfo
  /** Display name of the request's network. */
  readonly networkName: string
  readonly peer?: Peer
}

/** `null` if the request has ended or needed no prompt. */
export type ViewAnswer = { readonly view: ApprovalView | null }

export type Choice = {
  readonly approve: boolean
  readonly accounts?: readonly Address[] | undefined
  /** CAIP-2 ids of a session's networks. Absent: all networks of the wallet. */
  readonly chains?: readonly string[] | undefined
}

/** An app connected by WalletConnect. */
export type SessionView = {
  readonly topic: string
  readonly peer: Peer
  /** CAIP-2. */
  readonly chains: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  /** Unix time in milliseconds. */
  readonly expiresAt: number
}

export type HistoryEntry = {
  readonly id: string
  readonly at: number
  readonly origin: string
  readonly kind: PromptKind
  readonly outcome: 'approved' | 'rejected' | 'failed' | 'dropped'
  /** Transaction hash, address or network of the entry. */
  readonly detail?: string
}

/** Balances of the accounts on one non-EVM network. */
export type OtherBalances = {
  readonly caipNetworkId: string
  readonly name: string
  readonly currency: { readonly symbol: string; readonly decimals: number }
  /**
   * Base units as decimal strings, in the order of the accounts. `null`: the network does not
   * answer.
   */
  readonly amounts: readonly { readonly address: string; readonly amount: string | null }[]
}

/** Content of the wallet's home page. */
export type WalletView = {
  readonly id: string
  readonly accounts: readonly (AccountView & { readonly balance: string | null })[]
  readonly selected: Address
  readonly network: NetworkInfo
  readonly networks: readonly NetworkInfo[]
  readonly others: readonly OtherBalances[]
  readonly sites: readonly {
    readonly origin: string
    /** Account addresses of all namespaces. */
    readonly accounts: readonly string[]
    readonly grantedAt: number
  }[]
  readonly personas: readonly Persona[]
  readonly slowMs: number
  readonly locked: boolean
  readonly history: readonly HistoryEntry[]
  readonly appOrigin: string
  /** Whether apps can connect by link. `false` without a relay. */
  readonly canPair: boolean
  readonly sessions: readonly SessionView[]
  /** Requests pending on the home page, oldest first. */
  readonly requests: readonly ApprovalView[]
}
