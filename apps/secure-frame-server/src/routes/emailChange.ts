import * as api from '@latchkey/frame-api/endpoints'
import { listUserDevices } from '../devices/devices.ts'
import { defineRoute, toActive, toHolder } from '../http/defineRoute.ts'
import { requireKnownOrigin } from '../http/projects.ts'
import { beginEmailChange, confirmNewEmail, confirmOldEmail } from '../login/emailChange.ts'
import { toEmailKey } from '../users/users.ts'
import { userChange } from './policies.ts'

export const startEmailChange = defineRoute(api.startEmailChange, {
  ...userChange,
  handle({ input, session, context, request }) {
    requireKnownOrigin(context.config, input.origin)
    const email = toEmailKey(input.email)
    return beginEmailChange(context, toActive(session), { ...input, email, ip: request.ip })
  },
})

export const submitPrimaryCode = defineRoute(api.submitPrimaryCode, {
  ...userChange,
  rate: 'login',
  idempotency: 'single-use',
  handle: ({ input, session, context }) => confirmOldEmail(context, toActive(session), input),
})

export const submitSecondaryCode = defineRoute(api.submitSecondaryCode, {
  ...userChange,
  rate: 'login',
  idempotency: 'single-use',
  async handle({ input, session, context }) {
    const newEmail = await confirmNewEmail(context, toActive(session), input)
    const now = context.clock.now()
    const devices = await listUserDevices(context.db, { ...toHolder(session), now })
    const otherDevices = devices.filter(({ current, signedIn }) => signedIn && !current)
    return { newEmail, otherDevices }
  },
})
