import type { ToastText } from '@latchkey/kit'

/**
 * Toasts that the kit shows on any page of the app. The kit contains the English texts: this list
 * is for translators and adds no bytes to the app.
 */
export const toastTexts = {
  // A transfer or swap failed on the network.
  'toast.failed': 'Your transaction failed',
  // The network didn’t accept the transaction in time.
  'toast.expired': 'Your transaction expired. Nothing was sent',
  // {amount} is an amount with its symbol, e.g. "0.25 ETH". The first text is for a pending
  // transaction, the second one for a mined one.
  'toast.sending': 'Sending {amount}',
  'toast.sent': 'Sent {amount}',
  // A shared wallet waits until enough of its owners have signed. {amount} as above.
  'toast.signatures': 'Waiting for signatures: {amount}',
  // {sold} and {bought} are amounts with their symbols.
  'toast.swapping': 'Swapping {sold} to {bought}',
  // Outcome of a transaction that the user wanted to cancel.
  'toast.cancelled': 'Your transaction was cancelled',
  'toast.tooLate': 'Too late to cancel: the transaction went through',
  // The wallet sent another transaction with the same nonce.
  'toast.replaced': 'Your transaction was replaced',
  // {sold} and {bought} are amounts with their symbols, e.g. "12.5 USDC".
  'toast.swapped': 'Swapped {sold} to {bought}',
  // Progress of a deposit from an exchange.
  'toast.depositStarted': 'Deposit started',
  'toast.depositDone': 'Deposit completed',
  'toast.depositFailed': 'Deposit failed',
  'toast.depositUnknown': 'Unable to get deposit status',
  // The browser blocked the exchange's window.
  'toast.windowBlocked': 'Your browser blocked the window',
  'toast.walletAdded': 'New wallet added',
  // Signing in with a wallet.
  'toast.signing': 'Authenticating...',
  'toast.signFailed': 'Error signing message',
  // Hardware wallets may sign a text of their own, which the app cannot verify.
  'toast.otherText':
    'Your wallet signed a different text. Try an account without a hardware wallet.',
  'toast.checkFailed': 'A problem occurred while trying initialize authentication',
  // Logging in by email or social account.
  'toast.codeResent': 'Code email resent',
  'toast.codeFailed': 'Failed to send email OTP',
  'toast.untrustedOrigin': 'Untrusted origin',
  // The app called a method that the login does not allow.
  'toast.notAllowed': 'Action not allowed',
  // Loading the account's data.
  'toast.balanceUnavailable': 'Token Balance Unavailable',
  'toast.historyFailed': 'Failed to fetch transactions',
} as const satisfies Record<ToastText['key'], string>
