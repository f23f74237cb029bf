import * as z from 'zod'
import { defineCommand } from '../Command.ts'

/**
 * Control command that advances the clock of the product server, for example to the end of a season
 * or the opening of the shop.
 */
export const moveServerClock = defineCommand({
  name: 'move-server-clock',
  input: z.strictObject({ seconds: z.number().int().min(1).max(315_360_000) }),
  run: async ({ seconds }, { serverClock }) => ({ aheadSeconds: serverClock.move(seconds) }),
})
