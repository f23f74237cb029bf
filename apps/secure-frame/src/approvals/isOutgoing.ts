import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'

const methods: readonly SigningMethod[] = [
  'eth_sendTransaction',
  'wallet_sendCalls',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/** Says whether value may leave the wallet by it. What a call does to a contract nobody can tell, so each counts (S-35). */
export const isOutgoing = ({ method }: Pick<SigningRequest, 'method'>): boolean =>
  methods.includes(method)
