import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../requests/RequestRefusedError.ts'
import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'
import { decodeGrantPermissions } from './evm/decodeGrantPermissions.ts'
import { decodeRevokePermissions } from './evm/decodeRevokePermissions.ts'
import { decodeCalls, decodeTransaction } from './evm/decodeTransaction.ts'
import { decodeTypedData } from './evm/decodeTypedData.ts'
import { decodePersonalSign, decodeSolanaMessage } from './message/decodeMessage.ts'
import type { Decoded } from './model/Decoded.ts'
import { decodeTransactions } from './solana/decodeTransactions.ts'
import type { LookupTables } from './solana/listAccounts.ts'

export type DecodeOptions = {
  /** Unix time in milliseconds, with which the times in sign-in messages are compared. */
  readonly now: number
  /** Zones in which names can be registered. Default: none, so that registrations are shown as text. */
  readonly nameZones?: readonly string[] | undefined
  readonly tables?: LookupTables | undefined
}

type Decoder = (request: SigningRequest, options: DecodeOptions) => Decoded

const decoders = {
  personal_sign: decodePersonalSign,
  eth_signTypedData_v4: decodeTypedData,
  eth_sendTransaction: decodeTransaction,
  wallet_sendCalls: decodeCalls,
  wallet_grantPermissions: (request, { now }) => decodeGrantPermissions(request, now),
  wallet_revokePermissions: decodeRevokePermissions,
  solana_signMessage: decodeSolanaMessage,
  solana_signTransaction: (request, { tables }) => decodeTransactions(request, tables),
  solana_signAllTransactions: (request, { tables }) => decodeTransactions(request, tables),
  solana_signAndSendTransaction: (request, { tables }) => decodeTransactions(request, tables),
} satisfies Record<SigningMethod, Decoder>

/**
 * Decodes the effects of a request without network access.
 *
 * @throws {RequestRefusedError} A rule forbids the request, so the user cannot approve it.
 * @throws {InvalidRequestError} The parameters are invalid for the method.
 */
export function decodeRequest(request: SigningRequest, options: DecodeOptions): Decoded {
  const namespace = request.method.startsWith('solana_') ? 'solana:' : 'eip155:'
  if (!Object.hasOwn(decoders, request.method)) {
    if (/^eth_sign(Transaction|TypedData)?$/.test(request.method))
      throw new RequestRefusedError('eth_sign')
    throw new InvalidRequestError({ hint: 'the method is not one that is confirmed' })
  }
  if (!request.caipNetworkId.startsWith(namespace)) throw new RequestRefusedError('wrong_chain')
  return decoders[request.method](request, options)
}
