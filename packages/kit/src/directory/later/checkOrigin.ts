import { HttpError } from '@latchkey/core/http'
import { getQueryClient } from '../../api/getQueryClient.ts'
import type { AlertCode } from '../../kit/AlertsState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { showAlert } from '../../state/showAlert.ts'
import { isOriginAllowed } from '../isOriginAllowed.ts'
import { allowedOriginsQuery } from '../projectQueries.ts'

function toAlert(error: unknown): AlertCode | undefined {
  if (!(error instanceof HttpError)) return undefined
  if (error.status === 429) return 'rate_limited'
  return error.status >= 500 ? 'server_error' : undefined
}

/** Tells the developer, by an alert, when the project is not meant for this page (K-INIT-04, K-INIT-05). */
export async function checkOrigin(kit: Kit): Promise<void> {
  try {
    const allowed = await getQueryClient(kit).fetchQuery(allowedOriginsQuery(kit))
    if (isOriginAllowed(allowed, kit.ports.page.href())) return
    showAlert(kit, { code: 'invalid_app_configuration' })
  } catch (error) {
    const code = toAlert(error)
    if (code) showAlert(kit, { code })
  }
}
