import * as z from 'zod/mini'
import { PlayerName } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Changes the player's name. 409 `name_taken` if another player has the name, ignoring case. */
export const changeName = defineEndpoint({
  method: 'POST',
  path: '/api/me/name',
  access: 'session',
  input: z.strictObject({ name: PlayerName }),
  response: z.object({ name: z.string() }),
})
