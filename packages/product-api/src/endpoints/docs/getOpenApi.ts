import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Reads the description of all routes of the server, as OpenAPI 3.1. */
export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  input: z.strictObject({}),
  response: z.record(z.string(), z.any()),
})
