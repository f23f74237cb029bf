import type { Kit } from '../kit/Kit.ts'
import { showPage } from './showPage.ts'

/**
 * Shows that a smart session was created.
 *
 * @param listed - Whether the service lists the session; otherwise this browser alone does.
 */
export function showSmartSession(kit: Kit, listed: boolean): void {
  showPage(kit, { view: 'SmartSessionCreated', ...(!listed && { data: { listed } }) })
}
