import {
  type CaipNetworkId,
  type ChainNamespace,
  type Fields,
  isRecord,
  isText,
  parseCaipNetworkId,
  type StorageKey,
} from '@latchkey/core'
import type { Lists } from '../kit/AddressLabel.ts'
import { isNetworkOf } from '../kit/isNetworkOf.ts'
import type { Kit } from '../kit/Kit.ts'
import { defineLists } from '../storage/connectionLists.ts'
import { takeTurns } from '../storage/takeTurns.ts'

/**
 * A request to a wallet, e.g. a transfer, whose outcome is unknown. It is stored beyond the page,
 * so that the user does not send it twice.
 */
export type OpenRequest = {
  /** Id of the request, created when the user saw its preview. */
  readonly id: string
  /** Address of the sending account, without CAIP prefix. */
  readonly from: string
  readonly caipNetworkId: CaipNetworkId
  /**
   * `asked`: the wallet was prompted and has not answered. `sent`: the wallet has answered with a
   * hash. `unknown`: the wallet has answered without a readable hash, or with an error after which
   * the transaction may have been sent.
   */
  readonly state: 'asked' | 'sent' | 'unknown'
  readonly hash?: string
  /**
   * Position of the account before the wallet was prompted, as its adapter reads it. Absent if it
   * could not be read, and once the wallet has answered with a hash.
   */
  readonly position?: string | undefined
  /** Reason that the wallet gave in its error, as plain text. Only for `unknown`. */
  readonly walletText?: string
  /**
   * Present while a contract wallet waits for signatures of its owners. `hash` is then the wallet's
   * own hash, which the chain does not know (K-WORLD-05).
   */
  readonly waitsFor?: 'signatures' | undefined
}

/**
 * Ids of requests with an unknown outcome of which the user was warned. `all`: the new request
 * cannot repeat any of them.
 */
export type Despite = readonly string[] | 'all'

/** Access to the stored requests of one kind, e.g. transfers or swaps. */
export type OpenRequests<request extends OpenRequest> = {
  /** Lists the stored requests of all tabs whose outcome is unknown. */
  readonly read: (kit: Pick<Kit, 'storage'>, namespace: ChainNamespace) => readonly request[]
  /** Stores a request, or replaces its stored version. */
  readonly store: (kit: Pick<Kit, 'storage'>, request: request) => void
  /**
   * Stores a request before the wallet is prompted. A lock ensures that only one tab does this at a
   * time.
   *
   * @param despite - Ids of requests with an unknown outcome of which the user was warned. They do
   * not block the new request.
   * @returns `open`: the stored request because of which the new one must not be sent (see
   * `findBlocking`). Nothing was stored then. `earlier`: the account's requests that `despite`
   * lists, as they were stored before. One of them may have the id of the new request, which has
   * replaced it.
   */
  readonly begin: (
    kit: Pick<Kit, 'storage' | 'ports'>,
    request: request,
    despite?: Despite,
  ) => Promise<{ readonly open?: request | undefined; readonly earlier: readonly request[] }>
  /**
   * Stores a request, or removes it (`undefined`). A lock ensures that the write undoes none of
   * another tab.
   */
  readonly change: (
    kit: Pick<Kit, 'storage' | 'ports'>,
    request: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
    by: request | undefined,
  ) => Promise<void>
  /**
   * Changes a request that is still stored. A lock ensures that the write undoes none of another
   * tab, and a request that another tab has removed is not stored again.
   */
  readonly update: (
    kit: Pick<Kit, 'storage' | 'ports'>,
    request: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
    toNext: (stored: request) => request,
  ) => Promise<void>
  readonly drop: (
    kit: Pick<Kit, 'storage'>,
    request: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
  ) => void
  /**
   * Removes a request, or stores one without an answer of the wallet as `unknown` if it may pay a
   * second time. A lock ensures that another tab does not change the request meanwhile.
   */
  readonly giveUp: (
    kit: Pick<Kit, 'storage' | 'ports'>,
    request: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
    isHarmless?: (request: request) => boolean,
  ) => Promise<void>
}

function parseOpen(row: Fields, namespace: ChainNamespace): OpenRequest | undefined {
  const { id, from, caipNetworkId, state, hash, walletText, waitsFor } = row
  const position = isText(row['position']) && { position: row['position'] }
  if (!isText(id) || !isText(from) || !isNetworkOf(namespace, caipNetworkId)) return undefined
  if (state === 'asked') return { id, from, caipNetworkId, state, ...position }
  if (state === 'unknown')
    return {
      id,
      from,
      caipNetworkId,
      state,
      ...position,
      ...(isText(walletText) && { walletText }),
    }
  if (state !== 'sent' || !isText(hash)) return undefined
  const sent = { id, from, caipNetworkId, state, hash } as const
  return waitsFor === 'signatures' ? { ...sent, waitsFor } : sent
}

/**
 * Returns the stored request because of which a new one must not be sent: the same request, an
 * unanswered request of the account, or one with an unknown outcome of which the user was not
 * warned (K-WORLD-02a). Every feature that moves value passes here before the wallet is prompted.
 */
function findBlocking<request extends OpenRequest>(
  own: readonly request[],
  { id }: OpenRequest,
  despite: Despite,
): request | undefined {
  return own.find((other) => {
    if (other.state !== 'unknown') return other.state === 'asked' || other.id === id
    return despite === 'all' ? other.id === id : !despite.includes(other.id)
  })
}

type Texts<name extends string, extra extends string> = {
  readonly [field in name]: string
} & { readonly [field in extra]?: string }

function parseTexts<name extends string, extra extends string>(
  row: Fields,
  { names, extras }: { readonly names: readonly name[]; readonly extras: readonly extra[] },
) {
  if (!names.every((name) => isText(row[name]))) return undefined
  const known = [...names, ...extras].filter((name) => isText(row[name]))
  return Object.fromEntries(known.map((name) => [name, row[name]])) as Texts<name, extra>
}

/**
 * Defines the storage of one kind of request, e.g. transfers.
 *
 * @param names - Additional required text fields, with the values that the user has seen in the
 * preview.
 * @param extras - Additional optional text fields.
 */
export function defineOpenRequests<name extends string, extra extends string = never>(
  storageName: string,
  names: readonly name[],
  extras: readonly extra[] = [],
) {
  type Request = OpenRequest & Texts<name, extra>
  const parse = (row: unknown, namespace: ChainNamespace): Request | undefined => {
    const open = isRecord(row) ? parseOpen(row, namespace) : undefined
    const texts = isRecord(row) ? parseTexts(row, { names, extras }) : undefined
    return open && texts && { ...texts, ...open }
  }
  const key: StorageKey<Lists<Request>> = { ...defineLists(storageName, parse), version: 1 }
  const replace = (
    { storage }: Pick<Kit, 'storage'>,
    { id, caipNetworkId }: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
    by: readonly Request[],
  ) => {
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    const lists = storage.read(key)
    const others = (lists[namespace] ?? []).filter((row) => row.id !== id)
    storage.write(key, { ...lists, [namespace]: [...others, ...by] })
  }
  const read: OpenRequests<Request>['read'] = ({ storage }, namespace) =>
    storage.read(key)[namespace] ?? []
  const store: OpenRequests<Request>['store'] = (kit, request) => replace(kit, request, [request])
  const beginAlone = async (
    kit: Pick<Kit, 'storage'>,
    request: Request,
    despite: Despite,
  ): ReturnType<OpenRequests<Request>['begin']> => {
    const { namespace } = parseCaipNetworkId(request.caipNetworkId)
    const own = read(kit, namespace).filter(({ from }) => from === request.from)
    const open = findBlocking(own, request, despite)
    if (open) return { open, earlier: [] }
    store(kit, request)
    return { earlier: despite === 'all' ? [] : own.filter(({ id }) => despite.includes(id)) }
  }
  const requests: OpenRequests<Request> = {
    read,
    store,
    begin: (kit, request, despite = []) =>
      takeTurns(kit, storageName, () => beginAlone(kit, request, despite)),
    change: (kit, request, by) =>
      takeTurns(kit, storageName, async () => replace(kit, request, by ? [by] : [])),
    update: (kit, { id, caipNetworkId }, toNext) =>
      takeTurns(kit, storageName, async () => {
        const { namespace } = parseCaipNetworkId(caipNetworkId)
        const stored = read(kit, namespace).find((request) => request.id === id)
        if (stored) replace(kit, stored, [toNext(stored)])
      }),
    drop: (kit, request) => replace(kit, request, []),
    giveUp: (kit, { id, caipNetworkId }, isHarmless) =>
      takeTurns(kit, storageName, async () => {
        const { namespace } = parseCaipNetworkId(caipNetworkId)
        const stored = read(kit, namespace).find((request) => request.id === id)
        const isOpen = stored?.state === 'asked' && !isHarmless?.(stored)
        replace(kit, { id, caipNetworkId }, isOpen ? [{ ...stored, state: 'unknown' }] : [])
      }),
  }
  return requests
}
