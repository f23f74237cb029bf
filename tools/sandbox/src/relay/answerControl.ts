import * as z from 'zod'
import type { Relay } from './createRelay.ts'
import { RelayFault } from './RelayFault.ts'

/** Schema of the commands that the sandbox sends to its WalletConnect relay. */
export const RelayCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('report') }),
  z.strictObject({ do: z.literal('set-fault'), fault: RelayFault }),
  z.strictObject({ do: z.literal('disconnect') }),
])
export type RelayCommand = z.infer<typeof RelayCommand>

/**
 * Runs a command that the sandbox has sent to its WalletConnect relay.
 *
 * @throws {Error} The command is unknown.
 */
export function answerControl(relay: Relay, text: string): unknown {
  const command = RelayCommand.parse(JSON.parse(text))
  if (command.do === 'report') return relay.getReport()
  if (command.do === 'set-fault') relay.setFault(command.fault)
  else relay.disconnect()
  return {}
}
