import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { nameAddresses, signedName } from './nameFields.ts'

/** Gives a name an address of one coin type; its owner signs `{coin_type, address, timestamp}`. Answers all it has now. */
export const setNameAddress = defineEndpoint({
  method: 'POST',
  path: '/v1/profile/account/:name/address',
  input: z.object(signedName),
  response: nameAddresses,
})
