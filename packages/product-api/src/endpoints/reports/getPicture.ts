import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Picture } from '../../schemas/Report.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads the picture of one of the player's reports. 404 `not_found` if the report has no picture or
 * belongs to another player.
 */
export const getPicture = defineEndpoint({
  method: 'GET',
  path: '/api/reports/:id/picture',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: Picture,
})
