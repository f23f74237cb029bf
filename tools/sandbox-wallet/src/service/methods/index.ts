import type { Choice, Prompt } from '../../wire/wire.ts'
import { forward, requireChain } from '../chains.ts'
import type { Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { internal, unsupported } from '../WalletRpcError.ts'
import { performConnect, performUnlock, planAccounts, planRequestAccounts } from './accounts.ts'
import {
  performBitcoinMessage,
  performSignPsbt,
  planBitcoinAddresses,
  planBitcoinMessage,
  planSignPsbt,
} from './bitcoin.ts'
import { planBitcoinBalance, planPushPsbt, planPushTransaction } from './bitcoinReads.ts'
import {
  performSendCalls,
  planCallsStatus,
  planCapabilities,
  planSendCalls,
  planShowCallsStatus,
} from './calls.ts'
import {
  performAddNetwork,
  performSwitchNetwork,
  planAddNetwork,
  planChainId,
  planNetVersion,
  planSwitchNetwork,
} from './networks.ts'
import { planConnect, planDisconnect } from './otherAccounts.ts'
import { planGetPermissions, planRequestPermissions, planRevokePermissions } from './permissions.ts'
import { performSendBitcoin, planSendBitcoin } from './sendBitcoin.ts'
import { performSendTransaction, planSendTransaction } from './sendTransaction.ts'
import {
  performSignMessage,
  performSignTypedData,
  planPersonalSign,
  planSignTypedData,
} from './signing.ts'
import {
  performSolanaMessage,
  performSolanaTransactions,
  planSolanaAccounts,
  planSolanaMessage,
  planSolanaSend,
  planSolanaTransaction,
  planSolanaTransactions,
} from './solana.ts'
import { performWatchAsset, planWatchAsset } from './watchAsset.ts'

const methods: Readonly<Record<string, PlanMethod>> = {
  eth_accounts: planAccounts,
  eth_requestAccounts: planRequestAccounts,
  eth_chainId: planChainId,
  net_version: planNetVersion,
  wallet_getPermissions: planGetPermissions,
  wallet_requestPermissions: planRequestPermissions,
  wallet_revokePermissions: planRevokePermissions,
  personal_sign: planPersonalSign,
  eth_signTypedData_v4: planSignTypedData,
  eth_sendTransaction: planSendTransaction,
  wallet_switchEthereumChain: planSwitchNetwork,
  wallet_addEthereumChain: planAddNetwork,
  wallet_watchAsset: planWatchAsset,
  wallet_sendCalls: planSendCalls,
  wallet_getCallsStatus: planCallsStatus,
  wallet_showCallsStatus: planShowCallsStatus,
  wallet_getCapabilities: planCapabilities,
  solana_connect: planConnect('solana'),
  solana_disconnect: planDisconnect('solana'),
  solana_getAccounts: planSolanaAccounts,
  solana_requestAccounts: planSolanaAccounts,
  solana_signMessage: planSolanaMessage,
  solana_signTransaction: planSolanaTransaction,
  solana_signAllTransactions: planSolanaTransactions,
  solana_signAndSendTransaction: planSolanaSend,
  bip122_connect: planConnect('bip122'),
  bip122_disconnect: planDisconnect('bip122'),
  bip122_getBalance: planBitcoinBalance,
  bip122_pushPsbt: planPushPsbt,
  bip122_pushTransaction: planPushTransaction,
  getAccountAddresses: planBitcoinAddresses,
  signMessage: planBitcoinMessage,
  signPsbt: planSignPsbt,
  sendTransfer: planSendBitcoin,
}

const reads = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_syncing',
  'net_listening',
  'web3_clientVersion',
  'web3_sha3',
])

const planRead: PlanMethod = async ({ options }, { instance, method, params }) => ({
  answer: await forward(requireChain(options, instance), method, params),
})

/** Returns whether the wallet implements a JSON-RPC method. */
export const hasMethod = (name: string): boolean => Object.hasOwn(methods, name) || reads.has(name)

/**
 * Returns the implementation of a JSON-RPC method of the wallet.
 *
 * @throws {WalletRpcError} 4200: the wallet does not implement the method.
 */
export function getMethod(name: string): PlanMethod {
  const plan = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (plan) return plan
  if (reads.has(name)) return planRead
  throw unsupported(name)
}

/**
 * Completes an approved WalletConnect session proposal or sign-in, with the function that the
 * WalletConnect client has stored for it.
 */
const performPeerAction = async (
  { peerActions }: WalletContext,
  { id }: { readonly id: string },
  { choice }: { readonly choice: Choice },
) => {
  const action = peerActions.get(id)
  if (!action) throw internal('The request is over.')
  return action(choice)
}

export const performers: { readonly [kind in Prompt['kind']]: Perform<kind> } = {
  connect: performConnect,
  unlock: performUnlock,
  'sign-message': performSignMessage,
  'sign-typed-data': performSignTypedData,
  'send-transaction': performSendTransaction,
  'switch-network': performSwitchNetwork,
  'add-network': performAddNetwork,
  'watch-asset': performWatchAsset,
  'approve-session': performPeerAction,
  'sign-in': performPeerAction,
  'send-calls': performSendCalls,
  'sign-solana-message': performSolanaMessage,
  'sign-solana-transactions': performSolanaTransactions,
  'sign-bitcoin-message': performBitcoinMessage,
  'send-bitcoin': performSendBitcoin,
  'sign-psbt': performSignPsbt,
}
