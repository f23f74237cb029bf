import {
  type CaipNetworkId,
  type ChainNamespace,
  isRecord,
  isText,
  parseCaipNetworkId,
  type StorageKey,
} from '@latchkey/core'
import type { Lists } from '../kit/AddressLabel.ts'
import { isNetworkOf } from '../kit/isNetworkOf.ts'
import type { Kit } from '../kit/Kit.ts'
import { defineLists } from '../storage/connectionLists.ts'

/** One sending: it outlives the page, so that nobody sends the same twice for not knowing. */
export type SendRequest = {
  /** Made when the person was shown what would be sent. */
  readonly id: string
  /** Plain address of the account. */
  readonly from: string
  readonly caipNetworkId: CaipNetworkId
  readonly to: string
  /** Decimal text, with the symbol it was shown with. */
  readonly amount: string
  readonly symbol: string
  /** The wallet was asked and has not answered, or has answered with a hash. */
  readonly state: 'asked' | 'sent'
  readonly hash?: string
}

type Fields = { readonly [name: string]: unknown }

const fields = ['id', 'from', 'to', 'amount', 'symbol'] as const

function parseRequest(row: unknown, namespace: ChainNamespace): SendRequest | undefined {
  if (!isRecord(row) || !fields.every((name) => isText(row[name]))) return undefined
  const { caipNetworkId, state, hash }: Fields = row
  if (!isNetworkOf(namespace, caipNetworkId)) return undefined
  if (state !== 'asked' && !(state === 'sent' && isText(hash))) return undefined
  const [id, from, to, amount, symbol] = fields.map((name) => String(row[name])) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const request = { id, from, caipNetworkId, to, amount, symbol }
  return state === 'asked' ? { ...request, state } : { ...request, state, hash: String(hash) }
}

const key: StorageKey<Lists<SendRequest>> = {
  .../* @__PURE__ */ defineLists('@latchkey/send_requests', parseRequest),
  version: 1,
}

/** Lists what was begun and has not come to an end that is known, in any tab. */
export function readRequests(
  kit: Pick<Kit, 'storage'>,
  namespace: ChainNamespace,
): readonly SendRequest[] {
  return kit.storage.read(key)[namespace] ?? []
}

function writeRequests(
  { storage }: Pick<Kit, 'storage'>,
  namespace: ChainNamespace,
  change: (rows: readonly SendRequest[]) => readonly SendRequest[],
): void {
  const lists = storage.read(key)
  storage.write(key, { ...lists, [namespace]: change(lists[namespace] ?? []) })
}

/** Notes a request, in place of what was noted of it. */
export function storeRequest(kit: Pick<Kit, 'storage'>, request: SendRequest): void {
  const { namespace } = parseCaipNetworkId(request.caipNetworkId)
  writeRequests(kit, namespace, (rows) => [...rows.filter(({ id }) => id !== request.id), request])
}

/** Forgets a request. */
export function dropRequest(
  kit: Pick<Kit, 'storage'>,
  { id, caipNetworkId }: Pick<SendRequest, 'id' | 'caipNetworkId'>,
): void {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  writeRequests(kit, namespace, (rows) => rows.filter((row) => row.id !== id))
}
