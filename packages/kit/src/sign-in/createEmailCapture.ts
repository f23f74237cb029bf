import type { Connection } from '../ConnectionState.ts'
import { getFeatures } from '../features/getFeatures.ts'
import { showPage } from '../flows/showPage.ts'
import type { EmailCapture, EmailService } from '../SignIn.ts'

const toData = ({ login }: Connection) =>
  login?.user.email === undefined ? undefined : { email: login.user.email }

/**
 * Creates the part of a sign-in plug-in that asks for an e-mail before the signature, where the feature `emailCapture`
 * is on. Without it no page of that is ever loaded.
 */
export function createEmailCapture(service: EmailService): EmailCapture {
  return {
    ...service,
    ask: (kit, connection) => {
      const isKnown = kit.runtime.captured?.has(connection.accounts[0]?.address ?? '')
      if (isKnown || getFeatures(kit).emailCapture === false) return false
      const { open, stack } = kit.modal.getState()
      if (open && stack.some((page) => page.view === 'DataCapture')) return true
      showPage(kit, { view: 'DataCapture', data: toData(connection) })
      return true
    },
  }
}
