import type { WalletRequestOptions } from '../chainAdapter.ts'

/** 0x hex. */
export type Hex = `0x${string}`

/** Amounts in wei. Gas and fees left out are the wallet's to fill in. */
export type EthereumTransaction = {
  readonly to?: Hex
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
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
}

/** What an EVM wallet can do on its current network, always for its active account. */
export type EthereumFeatures = {
  /** EIP-1193 door for what has no method here. Fails with `ConnectionRejectedError` on refusal. */
  readonly request: (
    parameters: { readonly method: string; readonly params?: readonly unknown[] },
    options: WalletRequestOptions,
  ) => Promise<unknown>
  /** EIP-712 version 4. */
  readonly signTypedData: (typedData: TypedData, options: WalletRequestOptions) => Promise<Hex>
  /** @returns Transaction hash. */
  readonly sendTransaction: (
    transaction: EthereumTransaction,
    options: WalletRequestOptions,
  ) => Promise<Hex>
  /**
   * Calls a view function on the wallet's current network, as the active account.
   *
   * @returns What the ABI makes of the answer: one value, or a list where the function returns several.
   * @throws {ContractCallError} The call or the answer does not fit the ABI.
   */
  readonly readContract: (
    call: Omit<ContractCall, 'value'>,
    options: WalletRequestOptions,
  ) => Promise<unknown>
  /** @returns Transaction hash. */
  readonly writeContract: (call: ContractCall, options: WalletRequestOptions) => Promise<Hex>
  /** @throws {EstimateGasError} The chain or the wallet refuses the transaction. */
  readonly estimateGas: (
    transaction: EthereumTransaction,
    options: WalletRequestOptions,
  ) => Promise<bigint>
  /** EIP-5792, new form with a fallback to the old one. @returns Id of the batch. */
  readonly sendCalls?: (
    calls: readonly EthereumTransaction[],
    options: WalletRequestOptions,
  ) => Promise<string>
  readonly getCallsStatus?: (id: string, options: WalletRequestOptions) => Promise<CallsStatus>
  /** EIP-5792, by hex chain id. @throws {WalletCapabilitiesError} The answer cannot be read. */
  readonly getCapabilities?: (
    options: WalletRequestOptions,
  ) => Promise<Readonly<Record<Hex, Readonly<Record<string, unknown>>>>>
  /** ERC-7715. */
  readonly grantPermissions?: (
    request: Readonly<Record<string, unknown>>,
    options: WalletRequestOptions,
  ) => Promise<unknown>
  readonly revokePermissions?: (
    request: Readonly<Record<string, unknown>>,
    options: WalletRequestOptions,
  ) => Promise<void>
  /** ERC-7811 on the current network. */
  readonly getAssets?: (options: WalletRequestOptions) => Promise<readonly EthereumAsset[]>
  /** EIP-747. @returns Whether the wallet added it. */
  readonly watchAsset?: (
    asset: { readonly address: Hex; readonly symbol: string; readonly decimals: number },
    options: WalletRequestOptions,
  ) => Promise<boolean>
}
