import * as api from '@latchkey/frame-api/endpoints'
import { done } from '@latchkey/service'
import { applyDueChanges } from '../changes/applyChanges.ts'
import { archiveUserWallet } from '../changes/archiveWallet.ts'
import { defineRoute, toActive, toHolder } from '../http/defineRoute.ts'
import { noteBackup, storeRecord } from '../recovery/records.ts'
import { activateUserWallet } from '../wallet/activate.ts'
import { releaseUserShare } from '../wallet/shares.ts'
import { createWalletNonce } from '../wallet/walletProofs.ts'
import { discardUserWallet, reserveUserWallet, toWallet } from '../wallet/wallets.ts'
import { userChange } from './policies.ts'
import { toChanged } from './toChanged.ts'

export const reserveWallet = defineRoute(api.reserveWallet, {
  ...userChange,
  async handle({ session, context }) {
    const { db, masterKeys, clock } = context
    const now = clock.now()
    await applyDueChanges(db, now, toHolder(session).userId)
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
    return toChanged(await storeRecord(context, toActive(session), input))
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
    await noteBackup(context, toActive(session), input)
    return done
  },
})

export const archiveWallet = defineRoute(api.archiveWallet, {
  ...userChange,
  async handle({ input, session, context }) {
    return toChanged(await archiveUserWallet(context, toActive(session), input))
  },
})
