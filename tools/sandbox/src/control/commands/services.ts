import * as z from 'zod'
import { defineCommand } from '../Command.ts'
import { requireService } from '../fields.ts'

const input = z.strictObject({ service: z.string() })

/**
 * Control command that kills a service, as in a crash. The service stays down until it is
 * restarted.
 */
export const kill = defineCommand({
  name: 'kill',
  input,
  run: async ({ service }, sandbox) => {
    const found = requireService(sandbox, service)
    await found.kill()
    return found.getStatus()
  },
})

/** Control command that stops a service cleanly and starts it again. */
export const restart = defineCommand({
  name: 'restart',
  input,
  run: async ({ service }, sandbox) => {
    const found = requireService(sandbox, service)
    await found.restart()
    return found.getStatus()
  },
})
