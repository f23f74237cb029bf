import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { NetworkNotSupportedError } from '../../errors/NetworkNotSupportedError.ts'
import { baseUnits, caipNetworkId } from '../../fields/chainFields.ts'

/** Returns the gas price of an EVM network in wei. Throws if the network is not supported. */
export const getGasPrice = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/gas-price',
  input: z.object({ chainId: caipNetworkId }),
  response: z.object({ standard: baseUnits, fast: baseUnits, instant: baseUnits }),
  toUnsupportedError: () => new NetworkNotSupportedError('Gas Price'),
})
