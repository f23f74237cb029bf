import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex } from '../../fields/chainFields.ts'
import { pci } from './smartSessionFields.ts'

/** Returns the context that the wallet granted to a smart session; null before activation. */
export const getSmartSessionContext = defineEndpoint({
  method: 'GET',
  path: '/v1/sessions/:account/getcontext',
  input: z.object({ account: caipAddress, pci }),
  response: z.object({ context: z.nullish(hex) }),
})
