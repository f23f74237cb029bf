import * as z from 'zod'
import { defineCommand } from '../Command.ts'

/** Moves the clock of the product server forward: seasons end, the shop opens, an account's last day comes. */
export const moveServerClock = defineCommand({
  name: 'move-server-clock',
  input: z.strictObject({ seconds: z.number().int().min(1).max(315_360_000) }),
  run: async ({ seconds }, { serverClock }) => ({ aheadSeconds: serverClock.move(seconds) }),
})
