import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { baseUnits, caipAddress } from '../../fields/chainFields.ts'

/** Reads how much of a token the router may take from an account, in its smallest unit: compare as `BigInt`. */
export const getAllowance = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/allowance',
  input: z.object({ tokenAddress: caipAddress, userAddress: caipAddress }),
  response: z.object({ allowance: baseUnits }),
  unsupported: { allowance: '0' },
})
