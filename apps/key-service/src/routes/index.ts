import { issueTicket, releaseCopy } from '@latchkey/frame-api/key-service'
import { changePolicy, type Route, supervisionRoutes } from '@latchkey/service'
import { defineRoute, type KeyService } from '../http/defineRoute.ts'
import { handOver } from '../releases/handOver.ts'
import { verifyReleaseProof } from '../releases/verifyReleaseProof.ts'

/**
 * Policy of the routes that issue a ticket and release an operator's copy. The frame server calls
 * on behalf of all users, so the rate limit is that of reads, not that of a single user's changes.
 */
const policy = { ...changePolicy, access: 'server', rate: 'read' } as const

const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const issue = defineRoute(issueTicket, {
  ...policy,
  owner: 'no-owner',
  handle: ({ input, context }) => context.tickets.issue(input, context.clock.now()),
})

const release = defineRoute(releaseCopy, {
  ...policy,
  owner: 'own-device',
  async handle({ input, context }) {
    const { tickets, keys, clock } = context
    const now = clock.now()
    const party = await tickets.verify(input.ticket, now)
    const publicKey = await verifyReleaseProof(input.proof, party, now)
    const copy = { enc: toBytes(input.enc), ct: toBytes(input.ct) }
    const sealed = await handOver(copy, { walletId: party.walletId, keys, publicKey })
    return { enc: toText(sealed.enc), ct: toText(sealed.ct) }
  },
})

/** All routes of the key service. */
export const routes: readonly Route<KeyService>[] = [issue, release, ...supervisionRoutes]
