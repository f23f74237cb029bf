import * as z from 'zod'
import type { Relay } from './createRelay.ts'
import { RelayFault } from './RelayFault.ts'

/** What the supervisor may ask of a relay. */
export const RelayCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('report') }),
  z.strictObject({ do: z.literal('set-fault'), fault: RelayFault }),
  z.strictObject({ do: z.literal('disconnect') }),
])
export type RelayCommand = z.infer<typeof RelayCommand>

/** Does what the supervisor asks. @throws {Error} It is nothing that is known. */
export function answerControl(relay: Relay, text: string): unknown {
  const command = RelayCommand.parse(JSON.parse(text))
  if (command.do === 'report') return relay.getReport()
  if (command.do === 'set-fault') relay.setFault(command.fault)
  else relay.disconnect()
  return {}
}
