import { isList } from '../approvals/model/read.ts'
import type { Json } from '../approvals/SigningRequest.ts'

/** Where a method of the wire says for which account it is. */
const places: Readonly<Record<string, (params: readonly Json[]) => Json | undefined>> = {
  personal_sign: (params) => params[1],
  eth_signTypedData_v4: (params) => params[0],
  eth_sendTransaction: readFrom,
  wallet_sendCalls: readFrom,
}

function readFrom([first]: readonly Json[]): Json | undefined {
  return typeof first === 'object' && first !== null && !isList(first) ? first['from'] : undefined
}

/** Reads the account a request names. Whether it may sign is asked later, by the approval. */
export function readNamedAccount(method: string, params: Json): string | undefined {
  const named =
    isList(params) && Object.hasOwn(places, method) ? places[method]?.(params) : undefined
  return typeof named === 'string' ? named : undefined
}
