import type { EthereumFeatures } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { askFeature } from './askFeature.ts'
import { getAssets } from './getAssets.ts'
import { getCapabilities } from './getCapabilities.ts'
import { requireChain } from './requireChain.ts'
import { getCallsStatus, sendCalls } from './sendCalls.ts'
import { estimateGas, sendTransaction } from './sendTransaction.ts'
import { signTypedData } from './signTypedData.ts'

/**
 * Optional features of an EVM wallet, with the RPC method that each one needs. A remote wallet
 * lists the methods that it grants, so its features are known without a request.
 */
const optional = {
  sendCalls: 'wallet_sendCalls',
  getCallsStatus: 'wallet_getCallsStatus',
  getCapabilities: 'wallet_getCapabilities',
  grantPermissions: 'wallet_grantPermissions',
  revokePermissions: 'wallet_revokePermissions',
  getAssets: 'wallet_getAssets',
  watchAsset: 'wallet_watchAsset',
} as const satisfies Partial<Record<keyof EthereumFeatures, string>>

type OptionalFeatures = Required<Pick<EthereumFeatures, keyof typeof optional>>

function createOptional(wallet: WalletContext, chain: ChainSource): OptionalFeatures {
  const ask = (method: string, params: readonly unknown[], signal: AbortSignal | undefined) =>
    askFeature(wallet, { method, params }, signal)
  return {
    sendCalls: async (calls, options = {}) => {
      await requireChain(wallet, chain, options)
      return sendCalls(wallet, calls, { signal: options.signal })
    },
    getCallsStatus: (id, { signal } = {}) => getCallsStatus(wallet, id, signal),
    getCapabilities: ({ signal } = {}) => getCapabilities(wallet, signal),
    grantPermissions: (request, { signal } = {}) =>
      ask(optional.grantPermissions, [request], signal),
    revokePermissions: async (request, { signal } = {}) => {
      await ask(optional.revokePermissions, [request], signal)
    },
    getAssets: ({ signal } = {}) => getAssets(wallet, signal),
    // EIP-747 has an object as parameters, while all other methods have a list.
    watchAsset: async (asset, { signal } = {}) => {
      const params = { type: 'ERC20', options: asset }
      return (await askFeature(wallet, { method: optional.watchAsset, params }, signal)) === true
    },
  }
}

/**
 * Creates the features of an EVM wallet.
 *
 * @param chain - The app's networks and their clients, for reads that bypass the wallet.
 * @param methods - Methods that a remote wallet has granted. Absent for an injected wallet, which
 * reports support only on request.
 */
export function createEthereumFeatures(
  wallet: WalletContext,
  chain: ChainSource,
  methods?: readonly string[],
): EthereumFeatures {
  const all = createOptional(wallet, chain)
  // Loads on first use, because few apps watch pending transactions.
  let pending: ReturnType<typeof loadPendingReader> | undefined
  const loadPendingReader = async () => {
    const { createPendingReader } = await import('./createPendingReader.ts')
    return createPendingReader(wallet, chain)
  }
  const granted = Object.entries(all).filter(
    ([name]) => !methods || methods.some((method) => method === Reflect.get(optional, name)),
  )
  return {
    request: ({ method, params }, { signal } = {}) =>
      askFeature(wallet, { method, ...(params && { params }) }, signal),
    signTypedData: (typedData, { signal } = {}) => signTypedData(wallet, typedData, signal),
    sendTransaction: async (transaction, options = {}) => {
      await requireChain(wallet, chain, options)
      return sendTransaction(wallet, transaction, options)
    },
    waitForReceipt: async (options) => {
      const { waitForReceipt } = await import('./waitForReceipt.ts')
      return waitForReceipt(wallet, chain, options)
    },
    // The ABI encoder loads with the first contract call, not with the connection.
    readContract: async (call, { signal } = {}) => {
      const { readContract } = await import('./readContract.ts')
      return readContract(wallet, call, signal)
    },
    writeContract: async (call, options = {}) => {
      const { writeContract } = await import('./writeContract.ts')
      await requireChain(wallet, chain, options)
      return writeContract(wallet, call, options)
    },
    estimateGas: (transaction, { signal } = {}) => estimateGas(wallet, transaction, signal),
    getPendingTransactions: async ({ signal } = {}) => {
      pending ??= loadPendingReader().catch((error: unknown) => {
        pending = undefined
        throw error
      })
      return (await pending)(signal)
    },
    ...(Object.fromEntries(granted) satisfies Partial<OptionalFeatures>),
  }
}
