import type { Step } from '../model/Step.ts'
import type { CallContext, EvmCall } from './EvmCall.ts'

/**
 * Decodes one call. Returns `undefined` if the decoder does not know the function. Returns
 * `malformed` if the selector is known, but its arguments would encode to other bytes.
 */
export type CallDecoder = (
  call: EvmCall,
  context: CallContext,
) => readonly Step[] | 'malformed' | undefined
