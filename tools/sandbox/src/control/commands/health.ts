import * as z from 'zod'
import { defineCommand } from '../Command.ts'

/** Control command that returns the state of every service. */
export const health = defineCommand({
  name: 'health',
  input: z.strictObject({}),
  run: async (_, { services }) => ({
    services: [...services.values()].map((service) => service.getStatus()),
  }),
})
