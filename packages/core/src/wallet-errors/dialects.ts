import { rpcErrorCodes } from '../errors/toRpcError.ts'
import type { WalletOutcome, WalletProtocol } from './WalletOutcome.ts'

/** One form in which wallets report an outcome. */
export type Dialect = {
  readonly outcome: WalletOutcome
  /** Numbers and names. A number in a text, such as `'4001'`, counts as a number. */
  readonly codes?: readonly (number | string)[]
  /** Pattern of the error's name and messages. If `codes` are given too, both have to match. */
  readonly words?: RegExp
  /** The row applies only to these protocols, or only after a prompt of the user. */
  readonly only?: readonly (WalletProtocol | 'prompted')[]
}

const { userRejected, walletConnectRejected, walletConnectUserRejected } = rpcErrorCodes
const { unrecognizedChain, unsupportedMethod, unauthorized, invalidParams } = rpcErrorCodes
const { resourceUnavailable } = rpcErrorCodes

/**
 * The table of dialects. The first row that matches an error, or an error nested in it, decides.
 * Numbers: EIP-1193, EIP-1474, EIP-3085, EIP-5792, CAIP-25 (WalletConnect), sats-connect. Names:
 * ethers and the kit.
 */
export const dialects: readonly Dialect[] = [
  // A signal of the page or of the wallet's own code, although its text may name the user.
  { outcome: 'unknown', words: /^abort error\b/i },

  // 5750: the user rejected the upgrade of the account.
  {
    outcome: 'rejected',
    codes: [
      userRejected,
      walletConnectUserRejected,
      5750,
      'ACTION_REJECTED',
      'connection_rejected',
    ],
  },
  { outcome: 'rejected', codes: [walletConnectRejected, 5001, 5003], only: ['walletConnect'] },
  { outcome: 'rejected', codes: [-32_000], only: ['satsConnect'] },
  {
    outcome: 'rejected',
    words:
      /\b(?:user|owner|signer|you)\b.{0,24}\b(?:reject|cancel|declin|den(?:y|ied)|abort|dismiss|disapprov|refuse|close)/i,
  },
  {
    outcome: 'rejected',
    words:
      /\b(?:reject|cancel|declin|denied|abort|dismiss|disapprov|refuse|close)[a-z]{0,6} by (?:the )?(?:user|owner|signer)/i,
  },
  // WebAuthn reports a cancelled passkey prompt under this name.
  { outcome: 'rejected', words: /^not allowed error\b/i, only: ['prompted'] },
  {
    outcome: 'rejected',
    words: /connection request reset/i,
    only: ['prompted', 'walletConnect'],
  },

  { outcome: 'unknown-chain', codes: [unrecognizedChain, 5100, 5710, 'connector_chain_not_found'] },
  { outcome: 'unknown-chain', words: /(?:unrecogni[sz]ed|unknown|unsupported) (?:chain|network)/i },
  {
    outcome: 'unknown-chain',
    words:
      /\b(?:chain|network)\b.{0,40}(?:not (?:been )?(?:added|found|supported|recogni[sz]ed|configured)|unsupported|unknown|does(?: not|n['’]t) exist)/i,
  },

  { outcome: 'locked', codes: [-32_002], only: ['satsConnect'] },
  // Solana nodes report a failed simulation with the code that wallets use for a pending request.
  { outcome: 'failed', codes: [resourceUnavailable], words: /simulat|blockhash|instruction/i },
  { outcome: 'busy', codes: [resourceUnavailable, 'wallet_busy'] },
  {
    outcome: 'unknown',
    words: /already (?:known|imported|in (?:the )?mempool)|known transaction/i,
  },
  {
    outcome: 'busy',
    words:
      /already (?:pending|processing|waiting|open)|(?:pending|another) request|request is pending/i,
  },

  {
    outcome: 'unsupported-method',
    codes: [unsupportedMethod, -32_601, -32_004, 'UNSUPPORTED_OPERATION', 'feature_not_supported'],
  },
  { outcome: 'unsupported-method', codes: [-32_001], only: ['satsConnect'] },
  {
    outcome: 'unsupported-method',
    words:
      /(?:method|"\w+_\w+").{0,80}(?:not (?:found|supported|available|exist|implemented)|unsupported)|(?:not |un)supported method|has no method/i,
  },

  { outcome: 'locked', codes: [unauthorized, 'wallet_locked'] },
  {
    outcome: 'locked',
    words: /\b(?:is|are|was|device|wallet|keyring) locked\b|\bunlock|\blocked (?:device|wallet)/i,
  },

  { outcome: 'needs-upgrade', codes: [5700, 5760] },
  {
    outcome: 'needs-upgrade',
    words:
      /\b(?:update|upgrade) (?:your|the) (?:wallet|app|extension|firmware|device|account)|\b(?:firmware|version)\b.{0,24}\b(?:old|outdated)|\b(?:requires|needs) (?:an? )?(?:update|upgrade)/i,
  },

  { outcome: 'failed', codes: [invalidParams, -32_600, -32_700, 5720, 5730, 5740] },
  {
    outcome: 'unknown',
    codes: [
      'TIMEOUT',
      'NETWORK_ERROR',
      'SERVER_ERROR',
      'NONCE_EXPIRED',
      'TRANSACTION_REPLACED',
      'maybe_sent',
    ],
  },
  {
    outcome: 'unknown',
    words:
      /\btime|\btook too long|\bexpired|\bnetwork\b|\bnonce\b|\boffline\b|\bfetch|\bsocket|\b(?:dis)?connect(?:ion|ed)? (?:lost|closed|failed|error|refused|interrupted)|\bdisconnected/i,
  },

  {
    outcome: 'failed',
    codes: [3, -32_003, 'INSUFFICIENT_FUNDS', 'CALL_EXCEPTION', 'UNPREDICTABLE_GAS_LIMIT'],
  },
  { outcome: 'failed', codes: ['REPLACEMENT_UNDERPRICED', 'INVALID_ARGUMENT'] },
  {
    outcome: 'failed',
    words: /insufficient|not enough|revert|underpriced|\bgas\b|\bfee\b|exceeds|simulation failed/i,
  },
  {
    outcome: 'rejected',
    words: /cancel|declin|denied|deny|reject|abort|dismiss/i,
    only: ['prompted'],
  },
]

/** Numbers that say only that something went wrong. The wallet may have carried out the request. */
export const vagueCodes: readonly number[] = [
  rpcErrorCodes.internal,
  rpcErrorCodes.disconnected,
  ...[-1, 0, 408, 425, 429],
]
