import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { nameAddresses, signedName } from './nameFields.ts'

/**
 * Sets the address of a name for one coin type. The owner signs `{coin_type, address, timestamp}`.
 * Returns all addresses of the name.
 */
export const setNameAddress = defineEndpoint({
  method: 'POST',
  path: '/v1/profile/account/:name/address',
  input: z.object(signedName),
  response: nameAddresses,
})
