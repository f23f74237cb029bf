import * as z from 'zod'
import { Fault } from '../../gateway/Fault.ts'
import { Trap } from '../../gateway/Trap.ts'
import { defineCommand } from '../Command.ts'
import { requireService } from '../fields.ts'

/**
 * Control command that sets the faults of the connections between pages and one service. A missing
 * field switches its fault off.
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

/**
 * Control command that makes the blockchain API show one of the unusual behaviours in `Trap`, such
 * as a rate limit. Without `trap`, the API behaves normally again.
 */
export const setTrap = defineCommand({
  name: 'set-trap',
  input: z.strictObject({ trap: Trap.optional() }),
  run: async ({ trap }, sandbox) => {
    sandbox.trap.set(trap)
    return {}
  },
})

/** Control command that ends all faults of connections and of the blockchain API. */
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
