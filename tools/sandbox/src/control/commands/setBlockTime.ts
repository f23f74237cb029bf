import * as z from 'zod'
import { requestRpc } from '../../chains/requestRpc.ts'
import { defineCommand } from '../Command.ts'
import { ChainId, requireChain } from '../fields.ts'

/**
 * Control command that sets when an EVM chain mines blocks: at an interval in seconds, immediately
 * for each transaction, or only on command.
 */
export const setBlockTime = defineCommand({
  name: 'set-block-time',
  input: z.strictObject({
    chainId: ChainId,
    blockTime: z.union([
      z.number().int().min(1).max(3_600),
      z.literal('automine'),
      z.literal('manual'),
    ]),
  }),
  run: async ({ chainId, blockTime }, sandbox) => {
    const { rpcUrl } = requireChain(sandbox, chainId)
    const call =
      typeof blockTime === 'number'
        ? { method: 'evm_setIntervalMining', params: [blockTime] }
        : { method: 'evm_setAutomine', params: [blockTime === 'automine'] }
    if (blockTime === 'manual')
      await requestRpc(rpcUrl, { method: 'evm_setIntervalMining', params: [0] })
    await requestRpc(rpcUrl, call)
    return {}
  },
})
