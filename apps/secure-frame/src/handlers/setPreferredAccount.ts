import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from '../app/FrameParts.ts'
import { requireUser } from './requireUser.ts'

/** The account of the active network; whatever is preferred, it is one without code until there are others. */
export function createSetPreferredAccount(
  parts: FrameParts,
): FrameHandlers['SET_PREFERRED_ACCOUNT'] {
  return async (_, context) => {
    const { accounts, networks } = parts
    const addresses = await accounts.open(await requireUser(parts, context), context)
    return { type: 'eoa', address: addresses[networks.getActive().namespace] }
  }
}
