import * as z from 'zod'
import { defineCommand } from '../Command.ts'
import { askAll } from '../fields.ts'

/**
 * Control command that takes a snapshot of all EVM chains. Returns its id, which is valid for one
 * `revert`.
 */
export const snapshot = defineCommand({
  name: 'snapshot',
  input: z.strictObject({}),
  run: async (_, { chains }) => {
    const ids = await askAll(chains, { method: 'evm_snapshot' })
    return { id: ids.map(String).join('.') }
  },
})
