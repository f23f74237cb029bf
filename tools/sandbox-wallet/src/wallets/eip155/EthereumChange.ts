import type { Busy } from '../createPromptGate.ts'

/** A request of an app by EIP-1193. */
export type EthereumRequest = { readonly method: string; readonly params?: unknown }

/** Differences of an Ethereum wallet. An absent field stands for the neutral behaviour. */
export type EthereumChange = {
  /** Returns the error of a request that the user rejected. Neutral: code 4001. */
  readonly rejection?: () => Error
  /** Returns the error for a network that the wallet does not have. Neutral: code 4902. */
  readonly unknownChain?: (chainId: string) => Error
  /** Reports that the wallet is busy. Neutral: queues all requests. */
  readonly busy?: Busy
  /** Missing methods, and the error that a request for one of them returns. */
  readonly missing?: {
    readonly methods: readonly string[]
    readonly error: (method: string) => Error
  }
  /** Returns whether the wallet answers a switch of its network before it carries it out. */
  readonly switchesLate?: true
  /** Hashes an empty domain if typed data has no type `EIP712Domain`. Neutral: derives the type. */
  readonly needsDomainType?: true
  /** Converts the signature of a text or of typed data, hex with v 27 or 28. */
  readonly signature?: (signature: string) => string
  /** Converts the hash of a sent transaction. */
  readonly transactionHash?: (hash: string) => string
  /** Converts the capabilities of EIP-5792. */
  readonly capabilities?: (capabilities: object) => object
}

/** Differences of an Ethereum wallet that is connected by WalletConnect. */
export type SessionChange = EthereumChange & {
  /** Name in the metadata of the WalletConnect session. */
  readonly peerName?: string
  /** Methods that the session does not grant. */
  readonly ungranted?: readonly string[]
  /** The session has the first requested network only. Later networks follow as session updates. */
  readonly firstNetworkOnly?: true
}
