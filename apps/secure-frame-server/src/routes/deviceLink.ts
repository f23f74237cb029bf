import * as api from '@latchkey/frame-api/endpoints'
import { done } from '@latchkey/service'
import { linkLifetimeMs } from '../config/constants.ts'
import { recoveryCookie } from '../http/cookies.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { approveLink, readLink, refuseLink } from '../links/deviceLinks.ts'
import { revertEmail } from '../login/emailReverts.ts'
import { pageChange } from './policies.ts'

export const readDeviceLink = defineRoute(api.readDeviceLink, {
  ...pageChange,
  rate: 'read',
  async handle({ input, context }) {
    const row = await readLink(context, input.token)
    const { purpose, origin, email, browser, place, expiresAt, showsNumber } = row
    return {
      purpose: purpose === 'recovery' || purpose === 'escrow' ? purpose : ('login' as const),
      origin,
      email,
      browser,
      place,
      requestedAt: new Date(expiresAt.getTime() - linkLifetimeMs).toISOString(),
      expiresAt: expiresAt.toISOString(),
      asksNumber: showsNumber,
    }
  },
})

export const approveDevice = defineRoute(api.approveDevice, {
  ...pageChange,
  idempotency: 'single-use',
  async handle({ input, context, reply }) {
    const grant = await approveLink(context, input)
    if (grant !== undefined) recoveryCookie(context.config).set(reply, grant)
    return done
  },
})

export const refuseDevice = defineRoute(api.refuseDevice, {
  ...pageChange,
  idempotency: 'single-use',
  async handle({ input, context }) {
    await refuseLink(context, input.token)
    return done
  },
})

export const revertEmailChange = defineRoute(api.revertEmailChange, {
  ...pageChange,
  idempotency: 'single-use',
  async handle({ input, context }) {
    await revertEmail(context, input.token)
    return done
  },
})
