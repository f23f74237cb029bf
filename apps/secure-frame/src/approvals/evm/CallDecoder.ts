import type { Step } from '../model/Step.ts'
import type { CallContext, EvmCall } from './EvmCall.ts'

/**
 * Decodes one call. `undefined`: another decoder's call. `malformed`: the selector matches, but the
 * arguments do not encode to these bytes.
 */
export type CallDecoder = (
  call: EvmCall,
  context: CallContext,
) => readonly Step[] | 'malformed' | undefined
