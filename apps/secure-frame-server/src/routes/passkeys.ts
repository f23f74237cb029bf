import * as api from '@latchkey/frame-api/endpoints'
import { done } from '@latchkey/service'
import { defineRoute, toActive } from '../http/defineRoute.ts'
import { addUserPasskey, removeUserPasskey } from '../recovery/passkeys.ts'
import { userChange } from './policies.ts'

export const addPasskey = defineRoute(api.addPasskey, {
  ...userChange,
  async handle({ input, session, context }) {
    await addUserPasskey(context, toActive(session), input)
    return done
  },
})

export const removePasskey = defineRoute(api.removePasskey, {
  ...userChange,
  async handle({ input, session, context }) {
    await removeUserPasskey(context, toActive(session), input)
    return done
  },
})
