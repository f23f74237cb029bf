import type { Step } from '../model/Step.ts'
import type { CallContext, EvmCall } from './EvmCall.ts'

/** `undefined`: not its business. `malformed`: its business, but not to the letter. */
export type CallDecoder = (
  call: EvmCall,
  context: CallContext,
) => readonly Step[] | 'malformed' | undefined
