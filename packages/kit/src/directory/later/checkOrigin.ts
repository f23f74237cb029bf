import { allowedOriginsQuestion } from '@latchkey/blockchain-api'
import { HttpError } from '@latchkey/core/http'
import { askOnce } from '../../api/askOnce.ts'
import { getAnswers } from '../../api/getAnswers.ts'
import { getDirectoryClient } from '../../api/getDirectoryClient.ts'
import type { AlertCode } from '../../kit/AlertsState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { showAlert } from '../../state/showAlert.ts'
import { isOriginAllowed } from '../isOriginAllowed.ts'

function toAlert(error: unknown): AlertCode | undefined {
  if (!(error instanceof HttpError)) return undefined
  if (error.status === 429) return 'rate_limited'
  // The directory rejects requests of unknown projects with these statuses.
  if (error.status === 401 || error.status === 403) return 'invalid_project_id'
  return error.status >= 500 ? 'server_error' : undefined
}

/**
 * Fetches the origins that may use the project's id. The request is not retried, because an alert
 * shows a rejection to the developer.
 */
async function askOrigins(kit: Kit): Promise<readonly string[]> {
  await askOnce(kit, {
    name: 'origins',
    retry: false,
    ask: async () => (await getDirectoryClient(kit).ask(allowedOriginsQuestion)).allowedOrigins,
  })
  return getAnswers(kit).getState().origins ?? []
}

/** Shows the developer an alert if the directory does not know the project. */
export function reportRefusal(kit: Kit, error: unknown): void {
  if (toAlert(error) === 'invalid_project_id') showAlert(kit, { code: 'invalid_project_id' })
}

/**
 * Shows the developer an alert if the project does not allow this page's origin (K-INIT-04,
 * K-INIT-05).
 */
export async function checkOrigin(kit: Kit): Promise<void> {
  try {
    if (isOriginAllowed(await askOrigins(kit), kit.ports.page.href())) return
    showAlert(kit, { code: 'invalid_app_configuration' })
  } catch (error) {
    const code = toAlert(error)
    if (code) showAlert(kit, { code })
  }
}
