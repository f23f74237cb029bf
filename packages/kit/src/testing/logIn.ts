import { connectEmail } from '../login/email/connectEmail.ts'
import { submitEmailCode } from '../login/email/submitEmailCode.ts'
import type { TestKit } from './createTestKit.ts'
import { startFrame } from './fakeLoginFrame.ts'
import { settle } from './settle.ts'

/** Logs in by e-mail. The kit needs a `fakeLoginFrame`. */
export async function logIn(kit: TestKit, email = 'player@example.com'): Promise<void> {
  const step = connectEmail(kit, { email })
  step.catch(() => undefined)
  await startFrame(kit)
  if ((await step) === 'otp') await submitEmailCode(kit, { code: '123456' })
  await settle()
}
