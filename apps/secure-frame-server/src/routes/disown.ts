import * as api from '@latchkey/frame-api/endpoints'
import { done } from '@latchkey/service'
import { defineRoute } from '../http/defineRoute.ts'
import { disownAttempt as disown, readAttempt as read } from '../login/disown.ts'
import { pageChange } from './policies.ts'

export const readAttempt = defineRoute(api.readAttempt, {
  ...pageChange,
  rate: 'read',
  async handle({ input, context }) {
    const { origin, email, browser, place, createdAt } = await read(context, input)
    return { origin, email, browser, place, requestedAt: createdAt.toISOString() }
  },
})

export const disownAttempt = defineRoute(api.disownAttempt, {
  ...pageChange,
  async handle({ input, context }) {
    await disown(context, input)
    return done
  },
})
