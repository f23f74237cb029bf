import * as api from '@latchkey/frame-api/endpoints'
import { done, toBrowserName } from '@latchkey/service'
import { toParty } from '../changes/beginChange.ts'
import { toWalletChange } from '../changes/changeRows.ts'
import { listUserChanges, restoreChange } from '../changes/ownedChanges.ts'
import { readUndo, stopWaiting, undoChange } from '../changes/undoChange.ts'
import { defineRoute, toActive } from '../http/defineRoute.ts'
import { pageChange, userChange, userRead } from './policies.ts'

export const listWalletChanges = defineRoute(api.listWalletChanges, {
  ...userRead,
  async handle({ session, context }) {
    return { changes: await listUserChanges(context, toActive(session)) }
  },
})

export const stopWalletChange = defineRoute(api.stopWalletChange, {
  ...userChange,
  async handle({ input, session, context }) {
    await stopWaiting(context, { id: input.changeId }, toParty(toActive(session)))
    return done
  },
})

export const restoreWalletChange = defineRoute(api.restoreWalletChange, {
  ...userChange,
  async handle({ input, session, context }) {
    await restoreChange(context, toActive(session), input)
    return done
  },
})

export const readWalletUndo = defineRoute(api.readWalletUndo, {
  ...pageChange,
  rate: 'read',
  async handle({ input, context }) {
    const { row, wallet } = await readUndo(context, input.token)
    return { change: toWalletChange(row, wallet) }
  },
})

export const undoWalletChange = defineRoute(api.undoWalletChange, {
  ...pageChange,
  handle({ input, context, request }) {
    const browser = toBrowserName(request.headers['user-agent'])
    return undoChange(context, { ...input, browser, place: request.ip })
  },
})
