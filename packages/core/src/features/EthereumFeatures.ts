import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** 0x hex. */
export type Hex = `0x${string}`

/** Amounts in wei. Gas and fees left out are the wallet's to fill in. */
export type EthereumTransaction = {
  readonly to?: Hex
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
  /** EIP-1559, wei per unit of gas: all of it at most, and of that for whoever makes the block. */
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  /** Wei per unit of gas on a network without EIP-1559. */
  readonly gasPrice?: bigint
  /** The account's number of it: one that was used by what is in no block yet takes its place. */
  readonly nonce?: number
}

/** Where a transaction may go. */
export type EthereumSendOptions = WalletRequestOptions & {
  /** The network it is meant for, e.g. 137. Absent: the one the wallet is on, whichever that is. */
  readonly chainId?: number
  /** Asks a wallet that is elsewhere to go to `chainId` first. Default false: it is refused. */
  readonly switchNetwork?: boolean
}

export type ReceiptOptions = WalletRequestOptions & {
  readonly hash: Hex
  /** The network it was sent on. Default: the one the wallet is on now. */
  readonly chainId?: number
  /** Blocks that hold it or follow it. Default 1: it is in a block. */
  readonly confirmations?: number
  /** Default 25,000. */
  readonly timeoutMs?: number
}

/** What became of a transaction that succeeded. Amounts in wei and units of gas. */
export type EthereumReceipt = {
  /** Another than was asked for where the person sent the same again for a higher fee. */
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** Absent where the network does not tell. */
  readonly effectiveGasPrice?: bigint
  /** The contract it created. */
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
  /** JSON ABI with at least the function called. */
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[]
  readonly value?: bigint
}

export type CallsStatus = {
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly transactionHashes: readonly Hex[]
}

/** ERC-7811. `balance` in base units. */
export type EthereumAsset = {
  readonly type: 'native' | 'erc20' | 'erc721'
  readonly address?: Hex
  readonly balance: bigint
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  /** US dollars for one. */
  readonly priceUsd?: number
  /** As the wallet gave it, unchecked. */
  readonly iconUrl?: string
}

/** What an EVM wallet can do on its current network, always for its active account. */
export type EthereumFeatures = {
  /** EIP-1193 door for what has no method here. Fails with `ConnectionRejectedError` on refusal. */
  readonly request: (
    parameters: { readonly method: string; readonly params?: readonly unknown[] },
    options?: WalletRequestOptions,
  ) => Promise<unknown>
  /** EIP-712 version 4. */
  readonly signTypedData: (typedData: TypedData, options?: WalletRequestOptions) => Promise<Hex>
  /**
   * @returns Transaction hash.
   * @throws {WrongChainError} The wallet is not on `chainId`. Nothing was sent.
   */
  readonly sendTransaction: (
    transaction: EthereumTransaction,
    options?: EthereumSendOptions,
  ) => Promise<Hex>
  /**
   * Waits until a transaction is in the chain, asking the network's `rpcUrls`, not the wallet.
   *
   * @throws {TransactionRevertedError} It is in a block, and failed there.
   * @throws {TransactionReplacedError} Another one took its place, or it was cancelled.
   * @throws {RequestTimedOutError} It was not there in time; it may still come.
   * @throws {ChainNotConfiguredError} The network is none of the app's.
   */
  readonly waitForReceipt: (options: ReceiptOptions) => Promise<EthereumReceipt>
  /**
   * Calls a view function on the wallet's current network, as the active account.
   *
   * @returns What the ABI makes of the answer: one value, or a list where the function returns several.
   * @throws {ContractCallError} The call or the answer does not fit the ABI.
   */
  readonly readContract: (
    call: Omit<ContractCall, 'value'>,
    options?: WalletRequestOptions,
  ) => Promise<unknown>
  /**
   * @returns Transaction hash.
   * @throws {WrongChainError} The wallet is not on `chainId`. Nothing was sent.
   */
  readonly writeContract: (call: ContractCall, options?: EthereumSendOptions) => Promise<Hex>
  /** @throws {EstimateGasError} The chain or the wallet refuses the transaction. */
  readonly estimateGas: (
    transaction: EthereumTransaction,
    options?: WalletRequestOptions,
  ) => Promise<bigint>
  /**
   * EIP-5792, new form with a fallback to the old one.
   *
   * @returns Id of the batch.
   * @throws {WrongChainError} The wallet is not on `chainId`. Nothing was sent.
   */
  readonly sendCalls?: (
    calls: readonly EthereumTransaction[],
    options?: EthereumSendOptions,
  ) => Promise<string>
  readonly getCallsStatus?: (id: string, options?: WalletRequestOptions) => Promise<CallsStatus>
  /** EIP-5792, by hex chain id. @throws {WalletCapabilitiesError} The answer cannot be read. */
  readonly getCapabilities?: (
    options?: WalletRequestOptions,
  ) => Promise<Readonly<Record<Hex, Readonly<Record<string, unknown>>>>>
  /** ERC-7715. */
  readonly grantPermissions?: (
    request: Readonly<Record<string, unknown>>,
    options?: WalletRequestOptions,
  ) => Promise<unknown>
  readonly revokePermissions?: (
    request: Readonly<Record<string, unknown>>,
    options?: WalletRequestOptions,
  ) => Promise<void>
  /** ERC-7811 on the current network. */
  readonly getAssets?: (options?: WalletRequestOptions) => Promise<readonly EthereumAsset[]>
  /**
   * Lists what the wallet's network has heard of since it was last asked, the first time nothing: of the network's node, not
   * of the wallet. @returns Hashes.
   */
  readonly getPendingTransactions: (options?: WalletRequestOptions) => Promise<readonly Hex[]>
  /** EIP-747. @returns Whether the wallet added it. */
  readonly watchAsset?: (
    asset: { readonly address: Hex; readonly symbol: string; readonly decimals: number },
    options?: WalletRequestOptions,
  ) => Promise<boolean>
}
