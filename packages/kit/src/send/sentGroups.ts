import type { SendRequest } from './SendRequest.ts'

/** A request that the wallet has answered with a hash. */
export type SentRequest = SendRequest & { readonly hash: string }

/** What was sent for one place in the chain: of all of it one comes to be there. */
export type SentGroup = {
  /** Of the request it began with. */
  readonly id: string
  /** What was sent last, and is to be there first. */
  readonly latest: SentRequest
  /** What the wallet was asked for since and has not answered. */
  readonly asked: SendRequest | undefined
}

export const getGroupId = ({ root, id }: Pick<SendRequest, 'root' | 'id'>): string => root ?? id

const isSent = (request: SendRequest): request is SentRequest => request.hash !== undefined

/** Puts together what was sent for one place, the newest first. What was never answered is in none. */
export function toSentGroups(requests: readonly SendRequest[]): readonly SentGroup[] {
  const ids = [...new Set(requests.map(getGroupId))].reverse()
  return ids.flatMap((id) => {
    const group = requests.filter((request) => getGroupId(request) === id)
    const latest = group.findLast(isSent)
    return latest ? [{ id, latest, asked: group.find(({ state }) => state === 'asked') }] : []
  })
}
