import { getFeatures } from '../features/getFeatures.ts'
import { isEmailCaptureOpen, showEmailCapture } from '../guide/emailCapturePages.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import type { EmailCapture, EmailService } from '../kit/SignIn.ts'
import { getCaptured } from './getCaptured.ts'

/** Error message with which the app's service demands a confirmed email (kit-views §2). */
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
 * Creates the `emailCapture` of a sign-in plug-in. It requests an email before the signature, if
 * the feature `emailCapture` is on. Without it the email pages never load.
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
