import * as z from 'zod'
import { RelayFault } from '../../relay/RelayFault.ts'
import { defineCommand } from '../Command.ts'

/** What the relay holds: clients with their topics, waiting messages, the latest tags. */
export const getRelayReport = defineCommand({
  name: 'relay-report',
  input: z.strictObject({}),
  run: async (_, { relay }) => relay.getReport(),
})

/** Sets what goes wrong with messages inside the relay. What is not given is off. */
export const setRelayFault = defineCommand({
  name: 'set-relay-fault',
  input: RelayFault,
  run: async (fault, { relay }) => {
    await relay.setFault(fault)
    return fault
  },
})

/** Ends every connection of the relay; clients come back by themselves. */
export const disconnectRelay = defineCommand({
  name: 'disconnect-relay',
  input: z.strictObject({}),
  run: async (_, { relay }) => {
    await relay.disconnect()
    return {}
  },
})
