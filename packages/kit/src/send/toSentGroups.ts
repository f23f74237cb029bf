import type { Sent } from '../outbox/requestWallet.ts'
import type { SendRequest } from './SendRequest.ts'

/** A transfer for which the wallet has returned a hash. */
export type SentRequest = Sent<SendRequest>

/**
 * Transactions of one account that share a nonce. At most one transaction of the group is mined.
 */
export type SentGroup = {
  /** Id of the group's first request. */
  readonly id: string
  /** The transaction that was sent last and replaces the others. */
  readonly latest: SentRequest
  /** A replacement of `latest` that the wallet has not answered yet, or may have sent. */
  readonly asked: SendRequest | undefined
}

/** Returns the id that all requests with the same nonce share. */
export const getGroupId = ({ root, id }: Pick<SendRequest, 'root' | 'id'>): string => root ?? id

const isSent = (request: SendRequest): request is SentRequest => request.hash !== undefined

/**
 * Groups transfers by nonce, newest group first. A group exists once one of its transfers was sent.
 */
export function toSentGroups(requests: readonly SendRequest[]): readonly SentGroup[] {
  const ids = [...new Set(requests.map(getGroupId))].reverse()
  return ids.flatMap((id) => {
    const group = requests.filter((request) => getGroupId(request) === id)
    const latest = group.findLast(isSent)
    return latest ? [{ id, latest, asked: group.find(({ state }) => state !== 'sent') }] : []
  })
}
