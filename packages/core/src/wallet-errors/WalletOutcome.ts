/**
 * Meaning of a wallet's error.
 *
 * - `rejected`: the user rejected the request, or the wallet's window was closed. Nothing happened.
 * - `busy`: the wallet shows an earlier request, which the user has to answer first.
 * - `locked`: the wallet is locked, or does not authorize this page.
 * - `unsupported-method`: the wallet does not know the method.
 * - `unknown-chain`: the wallet does not know the network.
 * - `needs-upgrade`: the wallet, its firmware or the account has to be upgraded first.
 * - `failed`: the wallet refused for another reason. Nothing happened.
 * - `unknown`: the wallet may have carried out the request.
 */
export type WalletOutcome =
  | 'rejected'
  | 'busy'
  | 'locked'
  | 'unsupported-method'
  | 'unknown-chain'
  | 'needs-upgrade'
  | 'failed'
  | 'unknown'

/** Protocol whose codes differ from EIP-1193 and JSON-RPC. */
export type WalletProtocol = 'walletConnect' | 'satsConnect'
