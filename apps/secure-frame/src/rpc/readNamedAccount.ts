import { isList } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'

/** Functions that find the named account in the parameters of a request, by RPC method. */
const places: Readonly<Record<string, (params: readonly Json[]) => Json | undefined>> = {
  personal_sign: (params) => params[1],
  eth_signTypedData_v4: (params) => params[0],
  eth_sendTransaction: readField('from'),
  wallet_sendCalls: readField('from'),
  wallet_grantPermissions: readField('address'),
  wallet_revokePermissions: readField('address'),
  wallet_getAssets: readField('account'),
}

function readField(name: string) {
  return ([first]: readonly Json[]): Json | undefined =>
    typeof first === 'object' && first !== null && !isList(first) ? first[name] : undefined
}

/** Returns the account that a request names. Whether it may sign is checked by the approval. */
export function readNamedAccount(method: string, params: Json): string | undefined {
  // Some methods accept a plain object instead of a list with one object.
  const list = isList(params) ? params : [params]
  const named = Object.hasOwn(places, method) ? places[method]?.(list) : undefined
  return typeof named === 'string' ? named : undefined
}
