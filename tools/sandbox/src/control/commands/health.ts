import * as z from 'zod'
import { defineCommand } from '../Command.ts'

/** Says how every service is. */
export const health = defineCommand({
  name: 'health',
  input: z.strictObject({}),
  run: async (_, { services }) => ({
    services: [...services.values()].map((service) => service.getStatus()),
  }),
})
