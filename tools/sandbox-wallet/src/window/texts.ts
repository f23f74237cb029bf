import type { Behaviour, Prompt, PromptKind } from '../wire/wire.ts'

/** Heading of the approval page for each kind of request. */
export const headings: Readonly<Record<PromptKind, string>> = {
  connect: 'Connect to this site',
  'approve-session': 'Connect to this app',
  'sign-in': 'Sign in and connect',
  unlock: 'Unlock wallet',
  'sign-message': 'Sign message',
  'sign-typed-data': 'Sign typed data',
  'send-transaction': 'Send transaction',
  'switch-network': 'Switch network',
  'add-network': 'Add network',
  'watch-asset': 'Add token',
  'send-calls': 'Send several transactions',
  'sign-solana-message': 'Sign message',
  'sign-solana-transactions': 'Sign transaction',
  'sign-bitcoin-message': 'Sign message',
  'send-bitcoin': 'Send bitcoin',
  'sign-psbt': 'Sign transaction',
}

/** Returns the heading of the approval page, which names the effect of a transaction. */
export function toHeading(prompt: Prompt): string {
  if (prompt.kind !== 'send-transaction') return headings[prompt.kind]
  const { call, swap, transaction } = prompt
  if (swap) return `Swap ${swap.sold.symbol} for ${swap.bought.symbol}`
  if (call)
    return call.name === 'approve' ? `Allow spending of ${call.symbol}` : `Send ${call.symbol}`
  if (!transaction.to) return 'Create a contract'
  return transaction.data === '0x' ? headings[prompt.kind] : 'Call a contract'
}

/** Name of each kind of wallet request in the history. */
export const historyNames: Readonly<Record<PromptKind, string>> = {
  connect: 'Connection',
  'approve-session': 'App connection',
  'sign-in': 'Sign-in',
  unlock: 'Unlock',
  'sign-message': 'Message',
  'sign-typed-data': 'Typed data',
  'send-transaction': 'Transaction',
  'switch-network': 'Network switch',
  'add-network': 'New network',
  'watch-asset': 'New token',
  'send-calls': 'Several transactions',
  'sign-solana-message': 'Solana message',
  'sign-solana-transactions': 'Solana transaction',
  'sign-bitcoin-message': 'Bitcoin message',
  'send-bitcoin': 'Bitcoin transfer',
  'sign-psbt': 'Bitcoin transaction',
}

export const behaviourTexts: Readonly<Record<Behaviour, string>> = {
  approves: 'Asks you, in a window or a panel',
  auto: 'Approves everything without asking',
  rejects: 'Rejects everything without asking',
  slow: 'Approves after a delay, without asking',
  locked: 'Must be unlocked first',
  silent: 'Never answers',
  'wrong-chain': 'Is on a network the app does not know',
  'no-switching': 'Cannot switch or add networks',
  disconnects: 'Disconnects shortly after connecting',
  'changes-account': 'Switches accounts shortly after connecting',
  twins: 'Two wallets announce the same name',
  neighbours: 'A second wallet with another name is installed too',
  hostile: 'Announces hostile names and icons',
  injected: 'Announces nothing, uses window.ethereum',
  resets: 'Fails with “Connection request reset”',
  'sats-connect': 'Bitcoin: listed as a sats-connect provider',
  none: 'Not installed',
}
