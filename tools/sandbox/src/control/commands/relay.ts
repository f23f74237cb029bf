import * as z from 'zod'
import { RelayFault } from '../../relay/RelayFault.ts'
import { defineCommand } from '../Command.ts'

/**
 * Control command that returns the relay's connected clients with their topics, the waiting
 * messages, and the tags of the latest messages.
 */
export const getRelayReport = defineCommand({
  name: 'relay-report',
  input: z.strictObject({}),
  run: async (_, { relay }) => relay.getReport(),
})

/**
 * Control command that sets the faults with which the WalletConnect relay delivers messages. A
 * missing field switches its fault off.
 */
export const setRelayFault = defineCommand({
  name: 'set-relay-fault',
  input: RelayFault,
  run: async (fault, { relay }) => {
    await relay.setFault(fault)
    return fault
  },
})

/**
 * Control command that closes all connections to the WalletConnect relay. Clients reconnect
 * automatically.
 */
export const disconnectRelay = defineCommand({
  name: 'disconnect-relay',
  input: z.strictObject({}),
  run: async (_, { relay }) => {
    await relay.disconnect()
    return {}
  },
})
