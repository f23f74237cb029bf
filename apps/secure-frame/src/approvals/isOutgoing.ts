import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'

const methods: readonly SigningMethod[] = [
  'eth_sendTransaction',
  'wallet_sendCalls',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/**
 * Returns whether value may leave the wallet. The effect of a contract call is unknown, so each
 * call counts (S-35).
 */
export const isOutgoing = ({ method }: Pick<SigningRequest, 'method'>): boolean =>
  methods.includes(method)
