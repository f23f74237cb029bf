import * as z from 'zod'
import { RelayFault } from '../../relay/RelayFault.ts'
import { defineCommand } from '../Command.ts'

/**
 * Returns the relay's connected clients with their topics, the waiting messages, and the tags of
 * the latest messages.
 */
export const getRelayReport = defineCommand({
  name: 'relay-report',
  input: z.strictObject({}),
  run: async (_, { relay }) => relay.getReport(),
})

/** Sets the faults with which the relay delivers messages. A field that is not given is off. */
export const setRelayFault = defineCommand({
  name: 'set-relay-fault',
  input: RelayFault,
  run: async (fault, { relay }) => {
    await relay.setFault(fault)
    return fault
  },
})

/** Closes all connections to the relay. Clients reconnect automatically. */
export const disconnectRelay = defineCommand({
  name: 'disconnect-relay',
  input: z.strictObject({}),
  run: async (_, { relay }) => {
    await relay.disconnect()
    return {}
  },
})
