import * as z from 'zod'
import { Fault } from '../../gateway/Fault.ts'
import { Trap } from '../../gateway/Trap.ts'
import { defineCommand } from '../Command.ts'
import { requireService } from '../fields.ts'

/**
 * Sets the faults of the connections between pages and one service. A field that is not given is
 * off.
 */
export const setFault = defineCommand({
  name: 'set-fault',
  input: z.strictObject({ service: z.string(), ...Fault.shape }),
  run: async ({ service, ...fault }, sandbox) => {
    requireService(sandbox, service)
    sandbox.faults.set(service, fault)
    return fault
  },
})

/** Makes the blockchain API behave in an unusual way, or normally again. */
export const setTrap = defineCommand({
  name: 'set-trap',
  input: z.strictObject({ trap: Trap.optional() }),
  run: async ({ trap }, sandbox) => {
    sandbox.trap.set(trap)
    return {}
  },
})

/** Ends all faults and traps. */
export const clearFaults = defineCommand({
  name: 'clear-faults',
  input: z.strictObject({}),
  run: async (_, { faults, relay, trap, mailbox, identityFaults, market }) => {
    faults.clear()
    mailbox.setFault()
    identityFaults.clear()
    market.setRefusal()
    await relay.setFault()
    trap.set()
    return {}
  },
})
