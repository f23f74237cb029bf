import type { Kit } from '../kit/Kit.ts'
import { showPage } from './showPage.ts'

/**
 * Shows the page that confirms a new smart session.
 *
 * @param listed - Whether the blockchain API lists the session. If false, only this browser does.
 */
export function showSmartSession(kit: Kit, listed: boolean): void {
  showPage(kit, { view: 'SmartSessionCreated', ...(!listed && { data: { listed } }) })
}
