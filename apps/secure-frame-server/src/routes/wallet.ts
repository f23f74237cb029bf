import * as api from '@latchkey/frame-api'
import { done } from '@latchkey/service'
import { noteActivity } from '../activity/activity.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { defineRoute, toActive, toHolder } from '../http/defineRoute.ts'
import { requireRecentLogin } from '../login/requireRecentLogin.ts'
import { activateUserWallet } from '../wallet/activate.ts'
import { noteBackup, storeRecord } from '../wallet/records.ts'
import { releaseUserShare } from '../wallet/shares.ts'
import { createWalletNonce } from '../wallet/walletProofs.ts'
import {
  archiveUserWallet,
  discardUserWallet,
  reserveUserWallet,
  toWallet,
} from '../wallet/wallets.ts'
import { userChange } from './policies.ts'

export const reserveWallet = defineRoute(api.reserveWallet, {
  ...userChange,
  async handle({ session, context }) {
    const { db, masterKeys, clock } = context
    const now = clock.now()
    const row = await reserveUserWallet(db, { holder: toHolder(session), masterKeys, now })
    return { wallet: toWallet(row) }
  },
})

export const discardWallet = defineRoute(api.discardWallet, {
  ...userChange,
  async handle({ input, session, context }) {
    await discardUserWallet(context.db, toHolder(session), input.walletId)
    return done
  },
})

export const uploadRecovery = defineRoute(api.uploadRecovery, {
  ...userChange,
  async handle({ input, session, context }) {
    await storeRecord(context, toActive(session), input)
    return done
  },
})

export const activateWallet = defineRoute(api.activateWallet, {
  ...userChange,
  async handle({ input, session, context }) {
    const row = await activateUserWallet(context.db, {
      ...input,
      holder: toHolder(session),
      browser: toActive(session).device.browser,
      now: context.clock.now(),
    })
    return { wallet: toWallet(row) }
  },
})

export const releaseShare = defineRoute(api.releaseShare, {
  ...userChange,
  async handle({ input, session, context }) {
    return { share: await releaseUserShare(context, toActive(session), input) }
  },
})

export const startWalletProof = defineRoute(api.startWalletProof, {
  ...userChange,
  handle({ input, session, context }) {
    return { nonce: createWalletNonce(context, toActive(session), input.walletId) }
  },
})

export const confirmBackup = defineRoute(api.confirmBackup, {
  ...userChange,
  async handle({ input, session, context }) {
    await noteBackup(context, toActive(session), input.walletId)
    return done
  },
})

export const archiveWallet = defineRoute(api.archiveWallet, {
  ...userChange,
  async handle({ input, session, context }) {
    const { db, clock } = context
    const now = clock.now()
    const active = toActive(session)
    requireRecentLogin(active, now)
    const holder = toHolder(session)
    const archived = await archiveUserWallet(db, { holder, walletId: input.walletId, now })
    if (!archived) throw new FrameRefusal('not_found')
    const { userId } = holder
    const { browser } = active.device
    await noteActivity(db, { userId, kind: 'wallet_archived', browser, now })
    return done
  },
})
