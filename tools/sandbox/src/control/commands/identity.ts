import * as z from 'zod'
import { IdentityFault } from '../../identity/IdentityFault.ts'
import { allStandIns } from '../../identity/standIns.ts'
import { defineCommand } from '../Command.ts'
import { ControlError } from '../ControlError.ts'

/**
 * Control command that sets the fault of one simulated login provider. Without a fault, the
 * provider works again.
 */
export const setIdentityFault = defineCommand({
  name: 'set-identity-fault',
  input: z.strictObject({
    provider: z.enum(allStandIns.map(({ name }) => name)),
    fault: IdentityFault.optional(),
  }),
  run: async ({ provider, fault }, { identityFaults }) => {
    identityFaults.set(provider, fault)
    return {}
  },
})

/**
 * Control command that approves a Farcaster login as one of the sandbox's members, as a click on
 * the provider's page does.
 */
export const approveFarcaster = defineCommand({
  name: 'approve-farcaster',
  input: z.strictObject({
    /** URL of the login channel, which the app shows as a QR code. */
    url: z.url(),
    fid: z.number().int().positive().default(101),
  }),
  run: async ({ url, fid }, { farcaster }) => {
    const channelToken = new URL(url).searchParams.get('channelToken') ?? ''
    const member = await farcaster.approve(channelToken, fid)
    if (!member) throw new ControlError(404, 'There is no such request, or no such member.')
    return { fid, userName: member.userName, custody: member.custody.address }
  },
})
