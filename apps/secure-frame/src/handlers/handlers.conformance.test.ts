import { describeHandlers } from '@latchkey/bridge/testing'
import { startEmailChange, startFarcaster, startSocial } from '@latchkey/frame-api/endpoints'
import { describe, expect, test } from 'vitest'
import { createTestFrame } from '../testing/createTestFrame.ts'

const expiresAt = '2030-01-15T10:00:00.000Z'
const begun = { transactionId: 'transaction00001', expiresAt }

describeHandlers(
  { describe, test, expect },
  {
    async start(state) {
      const { handlers, context, logIn, remote } = await createTestFrame()
      const uri = 'https://provider.test/authorize'
      remote.answer(startSocial, () => ({ ...begun, uri }))
      remote.answer(startFarcaster, () => ({ ...begun, url: 'https://farcaster.test/~/sign' }))
      const step = { action: 'VERIFY_PRIMARY_OTP', retryAfterSeconds: 30 }
      remote.answer(startEmailChange, () => ({ ...begun, ...step }))
      if (state === 'logged in') await logIn()
      return { handlers, context }
    },
  },
)
