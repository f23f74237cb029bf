import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { Avatar } from '../Player.ts'

/** Gives the player the avatar they chose. */
export const changeAvatar = defineEndpoint({
  method: 'POST',
  path: '/api/me/avatar',
  access: 'session',
  input: z.strictObject({ avatar: Avatar }),
  response: z.object({ avatar: Avatar }),
})
