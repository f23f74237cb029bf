import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { baseUnits, caipAddress } from '../../fields/chainFields.ts'

/**
 * Returns the router's allowance for a token of an account, in base units. Compare it as `BigInt`.
 */
export const getAllowance = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/allowance',
  input: z.object({ tokenAddress: caipAddress, userAddress: caipAddress }),
  response: z.object({ allowance: baseUnits }),
  unsupported: { allowance: '0' },
})
