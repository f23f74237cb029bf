import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readAddress, readQuantity } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'

/** Throws if a request names another chain than the one that the frame uses for it (S-13, S-52). */
export function checkChainId(request: SigningRequest, value: Json | undefined): void {
  if (value === undefined || value === null) return
  const text = typeof value === 'string' ? value.replace(/^eip155:/, '') : value
  if (readQuantity(text, 'chainId') !== getChainId(request))
    throw new RequestRefusedError('wrong_chain')
}

/** Throws if a request names another signer than the account in use. */
export function checkAccount(request: SigningRequest, value: Json | undefined): void {
  if (value === undefined || value === null) return
  if (readAddress(value, 'the account').toLowerCase() !== request.account.toLowerCase())
    throw new RequestRefusedError('wrong_account')
}

export function getChainId(request: SigningRequest): bigint {
  const [, reference = ''] = request.caipNetworkId.split(':')
  return /^\d{1,20}$/.test(reference) ? BigInt(reference) : -1n
}
