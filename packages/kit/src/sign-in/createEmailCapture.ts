import { getFeatures } from '../features/getFeatures.ts'
import { isEmailCaptureOpen, showEmailCapture } from '../guide/emailCapturePages.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import type { EmailCapture, EmailService } from '../kit/SignIn.ts'
import { getCaptured } from './getCaptured.ts'

/** What the plug-in's service says, in these words, when it wants an e-mail that is not confirmed. kit-views §2. */
const requiredText = 'OTP is required'

const isOn = (kit: Kit) => getFeatures(kit).emailCapture !== false
const toAddress = ({ accounts }: Connection) => accounts[0]?.address ?? ''

function show(kit: Kit, { login }: Connection): true {
  showEmailCapture(kit, login?.user.email)
  return true
}

function forget(kit: Kit, address: string): void {
  getCaptured(kit).delete(address)
}

/**
 * Creates the part of a sign-in plug-in that asks for an e-mail before the signature, where the feature `emailCapture`
 * is on. Without it no page of that is ever loaded.
 */
export function createEmailCapture(service: EmailService): EmailCapture {
  return {
    ...service,
    ask: (kit, connection) => {
      if (getCaptured(kit).has(toAddress(connection)) || !isOn(kit)) return false
      return isEmailCaptureOpen(kit) || show(kit, connection)
    },
    askAgain: (kit, connection, error) => {
      if (!(error instanceof Error) || error.message !== requiredText || !isOn(kit)) return false
      forget(kit, toAddress(connection))
      return show(kit, connection)
    },
  }
}
