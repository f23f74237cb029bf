import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** Bytes or a quantity as hex with the prefix `0x`. */
export type Hex = `0x${string}`

/** An EVM transaction with amounts in wei. The wallet fills in missing gas and fees. */
export type EthereumTransaction = {
  readonly to?: Hex
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
  /** EIP-1559 fees in wei per unit of gas: the maximum total fee and the maximum priority fee. */
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  /** Gas price in wei, for a network without EIP-1559. */
  readonly gasPrice?: bigint
  /**
   * Nonce of the transaction. With the nonce of a pending transaction, it replaces that
   * transaction.
   */
  readonly nonce?: number
}

/** Options of a transaction: the network to send on, and whether to switch the wallet to it. */
export type EthereumSendOptions = WalletRequestOptions & {
  /** Chain id of the network to send on, e.g. 137. Absent: the wallet's current network. */
  readonly chainId?: number
  /**
   * True: if the wallet is on another network, asks it to switch to `chainId` first. Default false:
   * fails instead.
   */
  readonly switchNetwork?: boolean
}

export type ReceiptOptions = WalletRequestOptions & {
  readonly hash: Hex
  /** Chain id of the transaction's network. Default: the wallet's current network. */
  readonly chainId?: number
  /**
   * Number of blocks to wait for, including the transaction's own. Default 1: the transaction is
   * mined.
   */
  readonly confirmations?: number
  /**
   * Called with true while a contract wallet waits for signatures of its owners, and with false
   * once it has sent the transaction.
   */
  readonly onSignatures?: ((isWaiting: boolean) => void) | undefined
  /** Longest wait for the receipt in milliseconds. Default 25,000. */
  readonly timeoutMs?: number
}

/** Receipt of a successful transaction. Amounts in wei and units of gas. */
export type EthereumReceipt = {
  /**
   * Hash of the mined transaction. It differs from the requested hash if the user has sped the
   * transaction up.
   */
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** Price per unit of gas in wei; absent if the network does not report it. */
  readonly effectiveGasPrice?: bigint
  /** Address of the contract that the transaction created. Absent for other transactions. */
  readonly contractAddress?: Hex
}

type TypedDataField = { readonly name: string; readonly type: string }

/** EIP-712 typed data. Numbers in `message` may be decimal strings. */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  /**
   * Fields of each struct. `EIP712Domain` may be missing: its type is then derived from the fields
   * of `domain`.
   */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>> & {
    readonly EIP712Domain?: readonly TypedDataField[]
  }
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export type ContractCall = {
  readonly address: Hex
  /** JSON ABI of the contract, which contains at least the called function. */
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[]
  readonly value?: bigint
}

export type CallsStatus = {
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly transactionHashes: readonly Hex[]
}

/** An asset of a wallet as in ERC-7811. `balance` is in base units. */
export type EthereumAsset = {
  readonly type: 'native' | 'erc20' | 'erc721'
  readonly address?: Hex
  readonly balance: bigint
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  /** Price of one unit of the asset in US dollars. */
  readonly priceUsd?: number
  /** URL of the image as the wallet reports it. It is not validated. */
  readonly iconUrl?: string
}

/** Functions of an EVM wallet on its current network. They use the active account. */
export type EthereumFeatures = {
  /**
   * Sends an EIP-1193 request, for methods that have no function here. Fails with
   * `ConnectionRejectedError` if the user rejects it.
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
   * @throws {EstimateGasError} The chain or the wallet rejects the transaction.
   */
  readonly estimateGas: (
    transaction: EthereumTransaction,
    options?: WalletRequestOptions,
  ) => Promise<bigint>
  /**
   * Sends a batch of calls (EIP-5792). Falls back to the older format of the ERC if the wallet
   * requires it.
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
   * Lists the hashes of transactions that the network's node has seen since the previous call. The
   * first call returns `[]`. Sends no request to the wallet.
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
