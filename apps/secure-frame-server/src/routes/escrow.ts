import * as api from '@latchkey/frame-api/endpoints'
import { done, toBrowserName } from '@latchkey/service'
import { dropCopy, putCopy } from '../escrow/copies.ts'
import { askForRelease, cancelUserRelease, readUserRelease } from '../escrow/releases.ts'
import { takeCopy } from '../escrow/takeCopy.ts'
import { defineRoute, toActive } from '../http/defineRoute.ts'
import { requireKnownOrigin } from '../http/projects.ts'
import { pageChange, userChange, userRead } from './policies.ts'
import { toChanged } from './toChanged.ts'

export const putEscrow = defineRoute(api.putEscrow, {
  ...userChange,
  async handle({ input, session, context }) {
    return toChanged(await putCopy(context, toActive(session), input))
  },
})

export const dropEscrow = defineRoute(api.dropEscrow, {
  ...userChange,
  async handle({ input, session, context }) {
    return toChanged(await dropCopy(context, toActive(session), input))
  },
})

export const startRelease = defineRoute(api.startRelease, {
  ...userChange,
  handle({ input, session, context, request }) {
    requireKnownOrigin(context.config, input.origin)
    const from = { origin: input.origin, ip: request.ip }
    return askForRelease(context, toActive(session), from)
  },
})

export const readRelease = defineRoute(api.readRelease, {
  ...userRead,
  async handle({ session, context }) {
    return { release: await readUserRelease(context, toActive(session)) }
  },
})

export const takeRelease = defineRoute(api.takeRelease, {
  ...userChange,
  idempotency: 'single-use',
  handle: ({ input, session, context }) => takeCopy(context, toActive(session), input),
})

export const cancelRelease = defineRoute(api.cancelRelease, {
  ...pageChange,
  idempotency: 'single-use',
  async handle({ input, context, request }) {
    const browser = toBrowserName(request.headers['user-agent'])
    await cancelUserRelease(context, { ...input, browser })
    return done
  },
})
