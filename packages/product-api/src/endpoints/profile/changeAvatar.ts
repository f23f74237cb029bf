import * as z from 'zod/mini'
import { Avatar } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Gives the player the avatar they chose. */
export const changeAvatar = defineEndpoint({
  method: 'POST',
  path: '/api/me/avatar',
  access: 'session',
  input: z.strictObject({ avatar: Avatar }),
  response: z.object({ avatar: Avatar }),
})
