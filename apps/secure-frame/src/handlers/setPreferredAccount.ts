import type { FrameHandlers } from '@latchkey/bridge/frame'
import { toAccountType } from '../accounts/listAccounts.ts'
import type { FrameParts } from './FrameParts.ts'
import { requireUser } from './requireUser.ts'

/**
 * Handles SET_PREFERRED_ACCOUNT: sets the preferred account type and returns the account in use. On
 * a network without smart accounts, this is still the EOA.
 */
export function createSetPreferredAccount(
  parts: FrameParts,
): FrameHandlers['SET_PREFERRED_ACCOUNT'] {
  return async ({ type }, context) => {
    const { accounts, networks } = parts
    await accounts.open(await requireUser(parts, context), context)
    accounts.prefer(toAccountType(type))
    const [active] = accounts.list(networks.getActive())
    return { type: active.type, address: active.address }
  }
}
