/** What service, page script, approval pages and driver say to each other. Plain data only. */

import type { BitcoinAddress, BitcoinPrompt } from './bitcoinWire.ts'
import type { SolanaSummary } from './solanaSummary.ts'

export type { BitcoinAddress, BitcoinAmount, PsbtInput } from './bitcoinWire.ts'

export type Address = `0x${string}`
export type Hex = `0x${string}`

/** What a wallet holds keys for. */
export const walletNamespaces = ['eip155', 'solana', 'bip122'] as const
export type WalletNamespace = (typeof walletNamespaces)[number]

/** How a wallet behaves. Several are joined by commas; none means `approves`. */
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
  /** The chain it was shown for; the wallet may have moved on when it is approved. */
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

/** One network an app asks for when it connects over WalletConnect. */
export type ProposedChain = {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  readonly isSupported: boolean
  /** The app connects only with it. */
  readonly isRequired: boolean
}

/** Who asks over WalletConnect, in its own words. The wallet cannot tell whether they are true. */
export type Peer = {
  readonly name: string
  readonly description: string
  readonly url: string
  /** One the wallet's page may load; a mark is drawn otherwise. */
  readonly icon?: string
  /** `invalid`: the address was checked, and another page asked. Nothing is ever known to be right. */
  readonly verification: 'unknown' | 'invalid' | 'scam'
}

export type SolanaSendOptions = {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: string
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** What a person is asked. */
export type Prompt =
  | {
      readonly kind: 'connect'
      readonly selected: Address
      /** A namespace: the site is connected there, and gets its addresses. */
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
      /** Base64, each as a site built it. */
      readonly transactions: readonly string[]
      /** One for each. */
      readonly summaries?: readonly SolanaSummary[]
      readonly caipNetworkId: string
      /** Present: the wallet sends the one transaction and answers with its signature. */
      readonly send?: SolanaSendOptions
      /** Form of the answer: one object, or an object with a list. */
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
      /** The whole text that is signed. */
      readonly message: string
      readonly chainNames: readonly string[]
    }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'sign-message'; readonly address: Address; readonly message: Hex }
  | { readonly kind: 'sign-typed-data'; readonly address: Address; readonly typedData: TypedData }
  | {
      readonly kind: 'send-transaction'
      readonly transaction: TransactionRequest
      /** Highest fee, base units as decimal string; absent when it could not be estimated. */
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

/** Where a person is asked: an own window, the panel on the page, the wallet's home page, or (`none`) nowhere. */
export type Surface = 'window' | 'panel' | 'home' | 'none'

export type PendingRequest = {
  readonly id: string
  readonly origin: string
  /** The page that asked. A page that is gone takes its requests with it. */
  readonly tab: string
  readonly method: string
  readonly prompt: Prompt
  readonly surface: Surface
  readonly createdAt: number
  /** The network it is about, where the namespace has several and the page named one. CAIP-2. */
  readonly caipNetworkId?: string | undefined
  /** Present: it came over WalletConnect, not from a page with this wallet in it. */
  readonly peer?: Peer
}

export type RpcFailure = {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export type Outcome = { readonly result: unknown } | { readonly error: RpcFailure }

/** What the service says at once: an outcome, or that one will follow as `settled` event. */
export type RpcAnswer = Outcome | { readonly pending: string; readonly surface: Surface }

export type RpcCall = {
  readonly id: string
  readonly tab: string
  readonly method: string
  readonly params: unknown
  readonly surface: Surface
  /** The network of the request, CAIP-2; the wallet's own choice when absent. */
  readonly caipNetworkId?: string | undefined
}

/** What the page script knows of the wallet without asking. */
export type PageState = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  /** Networks the wallet has. */
  readonly chains: readonly number[]
  readonly personas: readonly Persona[]
  readonly locked: boolean
  /** Accounts of the other namespaces this page is connected to; the selected one first. Base58. */
  readonly solana: { readonly accounts: readonly string[] }
  /** Two addresses per account this page is connected to; those of the selected one first. */
  readonly bip122: { readonly accounts: readonly BitcoinAddress[] }
}

/** What the event stream of a page brings. */
export type PageEvent =
  | { readonly type: 'state'; readonly state: PageState }
  | { readonly type: 'settled'; readonly id: string; readonly outcome: Outcome }
  /** The wallet dropped the site itself. */
  | { readonly type: 'dropped' }

export type PageBoot = { readonly state: PageState; readonly walletOrigin: string }

/** One account: a key in each namespace. */
export type AccountView = {
  readonly address: Address
  readonly label: string
  readonly solana: string
  readonly bitcoin: readonly BitcoinAddress[]
}

/** Everything an approval page shows. */
export type ApprovalView = {
  readonly id: string
  readonly origin: string
  readonly prompt: Prompt
  readonly locked: boolean
  readonly account: AccountView
  /** The address that acts, in the request's namespace. */
  readonly acting: string
  readonly accounts: readonly AccountView[]
  /** The EVM network. */
  readonly network: NetworkInfo
  /** What people call the network of the request. */
  readonly networkName: string
  readonly peer?: Peer
}

/** `null` when the request has ended, or never needed to be asked. */
export type ViewAnswer = { readonly view: ApprovalView | null }

export type Choice = {
  readonly approve: boolean
  readonly accounts?: readonly Address[] | undefined
  /** Networks of a session, CAIP-2; all the wallet has when absent. */
  readonly chains?: readonly string[] | undefined
}

/** One app connected over WalletConnect. */
export type SessionView = {
  readonly topic: string
  readonly peer: Peer
  /** CAIP-2. */
  readonly chains: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  /** ms since 1970. */
  readonly expiresAt: number
}

export type HistoryEntry = {
  readonly id: string
  readonly at: number
  readonly origin: string
  readonly kind: PromptKind
  readonly outcome: 'approved' | 'rejected' | 'failed' | 'dropped'
  /** Transaction hash, address or network the entry is about. */
  readonly detail?: string
}

/** What the accounts hold on one network besides EVM. */
export type OtherBalances = {
  readonly caipNetworkId: string
  readonly name: string
  readonly currency: { readonly symbol: string; readonly decimals: number }
  /** In the order of the accounts. Base units as decimal string; `null`: the network does not answer. */
  readonly amounts: readonly { readonly address: string; readonly amount: string | null }[]
}

/** Everything the wallet's home page shows. */
export type WalletView = {
  readonly id: string
  readonly accounts: readonly (AccountView & { readonly balance: string | null })[]
  readonly selected: Address
  readonly network: NetworkInfo
  readonly networks: readonly NetworkInfo[]
  readonly others: readonly OtherBalances[]
  readonly sites: readonly {
    readonly origin: string
    /** Of all namespaces. */
    readonly accounts: readonly string[]
    readonly grantedAt: number
  }[]
  readonly personas: readonly Persona[]
  readonly slowMs: number
  readonly locked: boolean
  readonly history: readonly HistoryEntry[]
  readonly appOrigin: string
  /** False: there is no relay, so no app can be connected by link. */
  readonly canPair: boolean
  readonly sessions: readonly SessionView[]
  /** What the person is asked here, oldest first. */
  readonly requests: readonly ApprovalView[]
}
