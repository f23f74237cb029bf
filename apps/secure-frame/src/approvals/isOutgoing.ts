import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'

const methods: readonly SigningMethod[] = [
  'eth_sendTransaction',
  'wallet_sendCalls',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/**
 * Returns whether a request may move value out of the wallet. All contract calls count, because
 * their effects are unknown (S-35).
 */
export const isOutgoing = ({ method }: Pick<SigningRequest, 'method'>): boolean =>
  methods.includes(method)
