import * as z from 'zod'
import { requestRpc } from '../../chains/requestRpc.ts'
import { defineCommand } from '../Command.ts'
import { ControlError } from '../ControlError.ts'

/** Control command that reverts all EVM chains to a snapshot. A snapshot can be used only once. */
export const revert = defineCommand({
  name: 'revert',
  input: z.strictObject({ id: z.string().regex(/^0x[0-9a-f]+(\.0x[0-9a-f]+)*$/) }),
  run: async ({ id }, { chains }) => {
    const ids = id.split('.')
    const done = await Promise.all(
      chains.map(({ rpcUrl }, index) =>
        requestRpc(rpcUrl, { method: 'evm_revert', params: [ids[index]] }),
      ),
    )
    if (!done.every(Boolean)) throw new ControlError(404, 'There is no such snapshot any more.')
    return {}
  },
})
