import * as z from 'zod/mini'
import { PlayerName } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Gives the player the name they chose. 409 `name_taken` when somebody has it, in whatever capitals. */
export const changeName = defineEndpoint({
  method: 'POST',
  path: '/api/me/name',
  access: 'session',
  input: z.strictObject({ name: PlayerName }),
  response: z.object({ name: z.string() }),
})
