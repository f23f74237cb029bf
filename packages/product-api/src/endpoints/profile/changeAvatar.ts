import * as z from 'zod/mini'
import { Avatar } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Changes the player's avatar to another drawing. */
export const changeAvatar = defineEndpoint({
  method: 'POST',
  path: '/api/me/avatar',
  access: 'session',
  input: z.strictObject({ avatar: Avatar }),
  response: z.object({ avatar: Avatar }),
})
