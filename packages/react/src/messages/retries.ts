import { useTextOf } from './useTextOf.ts'

/**
 * English texts about earlier requests with an unknown outcome, which load with the views that send
 * them again: send, swap and pay.
 */
export const retryTexts = {
  // Warnings of the preview. {amount} is e.g. "0.25 ETH", {address} is shortened; {sold} and
  // {bought} are e.g. "1 ETH".
  'again.send':
    'Your wallet may already have sent {amount} to {address}. Check your account before you send again.',
  'again.swap':
    'Your wallet may already have swapped {sold} to {bought}. Check your account before you swap again.',
  // Second sentence of the warning: the account has changed since that request. The nonce is the
  // number of transactions that an EVM account has sent; Bitcoin accounts have unspent outputs.
  'again.moved.nonce':
    'The nonce of your account has changed since then, so this has probably happened.',
  'again.moved.transaction':
    'Your account has a new transaction since then, so this has probably happened.',
  'again.moved.outputs':
    'The unspent outputs of your account have changed since then, so this has probably happened.',
  'again.unread': 'The network can’t rule out that this has happened.',
  // Opens the account in the block explorer.
  'again.lookUp': 'Open in block explorer',
  // Toast, after the account has changed between preview and request.
  'again.stopped': 'Nothing was sent. Read the warning, then confirm again.',
} as const

/** Reads the texts about earlier requests. Only the send, swap and pay views may use this hook. */
export function useRetryText() {
  return useTextOf(retryTexts)
}
