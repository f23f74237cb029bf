import * as z from 'zod'
import { RelayFault } from '../../relay/RelayFault.ts'
import { defineCommand } from '../Command.ts'

/** Returns the relay's clients with their topics, its waiting messages and the latest tags. */
export const getRelayReport = defineCommand({
  name: 'relay-report',
  input: z.strictObject({}),
  run: async (_, { relay }) => relay.getReport(),
})

/** Sets the faults of messages inside the relay. Omitted fields are off. */
export const setRelayFault = defineCommand({
  name: 'set-relay-fault',
  input: RelayFault,
  run: async (fault, { relay }) => {
    await relay.setFault(fault)
    return fault
  },
})

/** Closes all connections of the relay. Clients reconnect automatically. */
export const disconnectRelay = defineCommand({
  name: 'disconnect-relay',
  input: z.strictObject({}),
  run: async (_, { relay }) => {
    await relay.disconnect()
    return {}
  },
})
