import type { PayErrorCode } from '@latchkey/kit/pay'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * Texts of errors with a fixed wording, by code and variant. The error classes contain the English
 * texts: this list is for translators and adds no bytes to the app.
 */
export const errorTexts = {
  // Payments that an app requests.
  'error.INVALID_PAYMENT_CONFIG': 'The payment request is incomplete',
  'error.INVALID_RECIPIENT': 'The recipient isn’t an address on this network',
  'error.INVALID_RECIPIENT_ADDRESS_FOR_ASSET': 'This asset can’t be sent to this address',
  'error.INVALID_ASSET': 'The asset isn’t valid',
  'error.INVALID_AMOUNT': 'The amount isn’t valid',
  'error.INVALID_CHAIN_NAMESPACE': 'This app doesn’t support this network',
  'error.ASSET_NOT_SUPPORTED': 'Asset not supported',
  'error.UNABLE_TO_INITIATE_PAYMENT': 'The payment couldn’t be started',
  'error.UNABLE_TO_GET_EXCHANGES': 'Unable to get exchanges',
  'error.UNABLE_TO_GET_PAY_URL': 'The exchange didn’t provide a payment page',
  'error.UNABLE_TO_GET_BUY_STATUS': 'Unable to get the payment status',
  'error.UNABLE_TO_GET_TOKEN_BALANCES': 'Unable to get your tokens',
  'error.UNABLE_TO_GET_QUOTE': 'Unable to get a price',
  'error.UNABLE_TO_GET_QUOTE_STATUS': 'Unable to get the payment status',
  'error.GENERIC_PAYMENT_ERROR': 'The payment failed',
  'error.UNKNOWN_ERROR': 'Something went wrong with the payment',
  // Steps of a swap that the service prepares.
  'error.swap_not_built.allowance': 'Failed to check allowance',
  'error.swap_not_built.approval': 'Failed to create approval transaction',
  'error.swap_not_built.swap': 'Failed to create transaction',
  // A wallet that cannot show the request now.
  'error.wallet_busy': 'A request is already waiting in your wallet',
  'error.wallet_locked': 'Your wallet is locked',
  'error.wallet_needs_upgrade': 'Update your wallet or its device, then try again',
  // Sending on Solana.
  'error.send_transaction_failed.fee': 'Not enough SOL for the network fee',
  'error.send_transaction_failed.rent': 'Not enough SOL: the account must keep a minimum balance',
  'error.send_transaction_failed.native': 'Not enough SOL for this transfer',
  'error.send_transaction_failed.token': 'Not enough of this token for the transfer',
  'error.send_transaction_failed.hook':
    'This token runs a program on each transfer. Send it in your wallet',
  'error.send_transaction_failed.fixed': 'This token can’t be transferred',
  'error.send_transaction_failed.memo': 'The recipient requires a memo. Send it in your wallet',
  'error.send_transaction_failed.paused': 'Transfers of this token are paused',
  'error.send_transaction_failed.frozen': 'The token account is frozen',
  'error.send_transaction_failed.otherToken': 'This address is an account of another token',
  'error.send_transaction_failed.tokenAccount':
    'This address is a token account, which can’t receive SOL',
  'error.send_transaction_failed.program': 'This address belongs to a program, not to a wallet',
  'error.send_transaction_failed.unused':
    'No wallet uses this address. It may be a closed token account',
  'error.transaction_expired': 'Your transaction expired. Nothing was sent',
  // The wallet answered a request to send without an id of the transaction.
  'error.maybe_sent': 'Your wallet may have sent this. Check your account before you send again',
  // Sending on Bitcoin.
  'error.insufficient_funds': 'Insufficient funds',
  'error.transaction_refused': 'The network rejected the transaction',
  'error.ordinal_account':
    'This account holds inscriptions. Switch to your payment account to send',
} as const satisfies Record<`error.${PayErrorCode}`, string> & Readonly<Record<string, string>>

type WordedError = {
  readonly code: string
  readonly variant: string | undefined
  readonly shortMessage: string
}

/**
 * Returns a function that gives the text of an error in the app's language. Falls back to the
 * error's English text.
 */
export function useErrorText(): (error: WordedError) => string {
  const { messages } = useKitContext()
  return useCallback(
    ({ code, variant, shortMessage }) => {
      const own: Readonly<Record<string, string | undefined>> = messages ?? {}
      const key = variant === undefined ? `error.${code}` : `error.${code}.${variant}`
      return own[key] ?? shortMessage
    },
    [messages],
  )
}
