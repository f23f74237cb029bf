import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** Bytes or a quantity as hex with the prefix `0x`. */
export type Hex = `0x${string}`

/** Amounts in wei. The wallet fills in missing gas and fees. */
export type EthereumTransaction = {
  readonly to?: Hex
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
  /**
   * EIP-1559 fees in wei per unit of gas: the highest total, and the block producer's share of it.
   */
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  /** Wei per unit of gas on a network without EIP-1559. */
  readonly gasPrice?: bigint
  /** Nonce of the account. A nonce that a pending transaction uses replaces that transaction. */
  readonly nonce?: number
}

/** Options that limit the network of a transaction. */
export type EthereumSendOptions = WalletRequestOptions & {
  /** Chain id of the intended network, e.g. 137. Absent: the wallet's current network. */
  readonly chainId?: number
  /**
   * True: requests that a wallet on another network switches to `chainId` first. Default false:
   * fails on another network.
   */
  readonly switchNetwork?: boolean
}

export type ReceiptOptions = WalletRequestOptions & {
  readonly hash: Hex
  /** Chain id of the transaction's network. Default: the wallet's current network. */
  readonly chainId?: number
  /**
   * Number of blocks from the transaction's block on, itself included. Default 1: the transaction
   * is mined.
   */
  readonly confirmations?: number
  /** Default 25,000. */
  readonly timeoutMs?: number
}

/** Receipt of a successful transaction. Amounts in wei and units of gas. */
export type EthereumReceipt = {
  /**
   * Hash of the mined transaction. Differs from the requested hash if the user sped the transaction
   * up.
   */
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** Absent if the network does not report the price. */
  readonly effectiveGasPrice?: bigint
  /** Address of the contract that the transaction created. */
  readonly contractAddress?: Hex
}

/** EIP-712. Numbers in `message` may be decimal strings. */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export type ContractCall = {
  readonly address: Hex
  /** JSON ABI that contains at least the called function. */
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[]
  readonly value?: bigint
}

export type CallsStatus = {
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly transactionHashes: readonly Hex[]
}

/** An asset of a wallet (ERC-7811). `balance` in base units. */
export type EthereumAsset = {
  readonly type: 'native' | 'erc20' | 'erc721'
  readonly address?: Hex
  readonly balance: bigint
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  /** Price of one unit in US dollars. */
  readonly priceUsd?: number
  /** URL as reported by the wallet, not validated. */
  readonly iconUrl?: string
}

/** Features of an EVM wallet on its current network. They always use the active account. */
export type EthereumFeatures = {
  /**
   * Sends an EIP-1193 request, for methods without a function here. Fails with
   * `ConnectionRejectedError` on refusal.
   */
  readonly request: (
    parameters: { readonly method: string; readonly params?: readonly unknown[] },
    options?: WalletRequestOptions,
  ) => Promise<unknown>
  /** Signs typed data (EIP-712, version 4). */
  readonly signTypedData: (typedData: TypedData, options?: WalletRequestOptions) => Promise<Hex>
  /**
   * Sends a transaction from the active account.
   *
   * @returns Transaction hash.
   * @throws {WrongChainError} The wallet is not on `chainId`. Nothing was sent.
   */
  readonly sendTransaction: (
    transaction: EthereumTransaction,
    options?: EthereumSendOptions,
  ) => Promise<Hex>
  /**
   * Waits until a transaction is mined. Polls the network's `rpcUrls`, not the wallet.
   *
   * @throws {TransactionRevertedError} The transaction was mined and reverted.
   * @throws {TransactionReplacedError} The transaction was replaced or cancelled.
   * @throws {RequestTimedOutError} The transaction was not mined in time; it may still be mined
   * later.
   * @throws {ChainNotConfiguredError} The app does not configure the network.
   */
  readonly waitForReceipt: (options: ReceiptOptions) => Promise<EthereumReceipt>
  /**
   * Calls a view function on the wallet's current network, as the active account.
   *
   * @returns The decoded result: a single value, or a list if the function returns several.
   * @throws {ContractCallError} The call or the answer does not fit the ABI.
   */
  readonly readContract: (
    call: Omit<ContractCall, 'value'>,
    options?: WalletRequestOptions,
  ) => Promise<unknown>
  /**
   * Calls a contract function in a transaction from the active account.
   *
   * @returns Transaction hash.
   * @throws {WrongChainError} The wallet is not on `chainId`. Nothing was sent.
   */
  readonly writeContract: (call: ContractCall, options?: EthereumSendOptions) => Promise<Hex>
  /**
   * Estimates the gas of a transaction from the active account.
   *
   * @returns Units of gas.
   * @throws {EstimateGasError} The chain or the wallet refuses the transaction.
   */
  readonly estimateGas: (
    transaction: EthereumTransaction,
    options?: WalletRequestOptions,
  ) => Promise<bigint>
  /**
   * Sends a batch of calls (EIP-5792, current form with a fallback to the old one).
   *
   * @returns Id of the batch.
   * @throws {WrongChainError} The wallet is not on `chainId`. Nothing was sent.
   */
  readonly sendCalls?: (
    calls: readonly EthereumTransaction[],
    options?: EthereumSendOptions,
  ) => Promise<string>
  readonly getCallsStatus?: (id: string, options?: WalletRequestOptions) => Promise<CallsStatus>
  /**
   * Returns the wallet's capabilities by hex chain id (EIP-5792).
   *
   * @throws {WalletCapabilitiesError} The answer cannot be read.
   */
  readonly getCapabilities?: (
    options?: WalletRequestOptions,
  ) => Promise<Readonly<Record<Hex, Readonly<Record<string, unknown>>>>>
  /** Requests permissions for the app (ERC-7715). */
  readonly grantPermissions?: (
    request: Readonly<Record<string, unknown>>,
    options?: WalletRequestOptions,
  ) => Promise<unknown>
  readonly revokePermissions?: (
    request: Readonly<Record<string, unknown>>,
    options?: WalletRequestOptions,
  ) => Promise<void>
  /** Lists the wallet's assets on the current network (ERC-7811). */
  readonly getAssets?: (options?: WalletRequestOptions) => Promise<readonly EthereumAsset[]>
  /**
   * Lists the transactions that the network's node has seen since the previous call. The first call
   * returns an empty list. Asks the node, not the wallet.
   *
   * @returns Hashes.
   */
  readonly getPendingTransactions: (options?: WalletRequestOptions) => Promise<readonly Hex[]>
  /**
   * Asks the wallet to show a token (EIP-747).
   *
   * @returns True if the wallet added the token.
   */
  readonly watchAsset?: (
    asset: { readonly address: Hex; readonly symbol: string; readonly decimals: number },
    options?: WalletRequestOptions,
  ) => Promise<boolean>
}
