import type { PayErrorCode } from '@latchkey/kit/pay'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * Texts of errors that the kit and its adapters word themselves, by code and variant. The English ones are in the errors:
 * this list is for translators, and loads with nothing.
 */
export const errorTexts = {
  // A payment that an app asks for.
  'error.INVALID_PAYMENT_CONFIG': 'The payment is not complete',
  'error.INVALID_RECIPIENT': 'The receiver is no address of this network',
  'error.INVALID_RECIPIENT_ADDRESS_FOR_ASSET': 'This asset cannot be paid to this address',
  'error.INVALID_ASSET': 'The asset is not valid',
  'error.INVALID_AMOUNT': 'The amount is not valid',
  'error.INVALID_CHAIN_NAMESPACE': 'The app does not have this network',
  'error.ASSET_NOT_SUPPORTED': 'Asset not supported',
  'error.UNABLE_TO_INITIATE_PAYMENT': 'The payment could not be started',
  'error.UNABLE_TO_GET_EXCHANGES': 'Unable to get exchanges',
  'error.UNABLE_TO_GET_PAY_URL': 'The exchange gave no page for the payment',
  'error.UNABLE_TO_GET_BUY_STATUS': 'Unable to get the status of the payment',
  'error.UNABLE_TO_GET_TOKEN_BALANCES': 'Unable to get your tokens',
  'error.UNABLE_TO_GET_QUOTE': 'Unable to get a price',
  'error.UNABLE_TO_GET_QUOTE_STATUS': 'Unable to get the status of the payment',
  'error.GENERIC_PAYMENT_ERROR': 'The payment failed',
  'error.UNKNOWN_ERROR': 'Something went wrong with the payment',
  // The steps of a swap that the service builds.
  'error.swap_not_built.allowance': 'Failed to check allowance',
  'error.swap_not_built.approval': 'Failed to create approval transaction',
  'error.swap_not_built.swap': 'Failed to create transaction',
  // Sending on Solana.
  'error.send_transaction_failed.fee': 'There is not enough SOL for the network fee',
  'error.send_transaction_failed.rent': 'There is not enough SOL: an account has to keep a minimum',
  'error.send_transaction_failed.native': 'There is not enough SOL for this transfer',
  'error.send_transaction_failed.token': 'There is not enough of the token for this transfer',
  // Sending on Bitcoin.
  'error.insufficient_funds': 'Insufficient funds',
  'error.transaction_refused': 'Transaction refused',
  'error.ordinal_account':
    'This account keeps inscriptions. Switch to your payment account to send',
} as const satisfies Record<`error.${PayErrorCode}`, string> & Readonly<Record<string, string>>

type WordedError = {
  readonly code: string
  readonly variant: string | undefined
  readonly shortMessage: string
}

/** Gets the function that shows an error in the app's language, or in its own English words. */
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
