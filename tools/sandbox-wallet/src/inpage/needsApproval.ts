import { getAnswerMode } from '../personas/personas.ts'
import type { PageState } from '../wire/wire.ts'

const always = new Set(['wallet_requestPermissions', 'wallet_watchAsset'])
const whenSolanaConnected = new Set([
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
])
const whenConnected = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])
const whenBitcoinConnected = new Set(['signMessage', 'signPsbt', 'sendTransfer'])

/** Returns the chain id in the parameters of a request that switches or adds a network. */
function getTarget(params: unknown): number | undefined {
  const [first] = Array.isArray(params) ? params : []
  return Number((first as { chainId?: unknown } | undefined)?.chainId)
}

function needsSwitch(state: PageState, method: string, params: unknown): boolean {
  const target = getTarget(params)
  if (target === undefined || state.personas.includes('no-switching')) return false
  const isKnown = state.chains.includes(target)
  if (isKnown) return target !== state.chainId
  return method === 'wallet_addEthereumChain'
}

/**
 * Predicts whether a wallet request will prompt the user, so that the approval window can open
 * while the click still allows pop-ups. If the prediction is wrong, the window closes again, or the
 * panel appears.
 */
export function needsApproval(state: PageState, method: string, params: unknown): boolean {
  if (getAnswerMode(state.personas) !== 'ask') return false
  if (always.has(method)) return true
  if (whenConnected.has(method)) return state.accounts.length > 0 || state.locked
  if (whenSolanaConnected.has(method)) return state.solana.accounts.length > 0 || state.locked
  if (method === 'solana_connect') return state.solana.accounts.length === 0
  if (whenBitcoinConnected.has(method)) return state.bip122.accounts.length > 0 || state.locked
  if (method === 'bip122_connect') return state.bip122.accounts.length === 0
  if (method === 'eth_requestAccounts') return state.accounts.length === 0
  if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain')
    return needsSwitch(state, method, params)
  return false
}
