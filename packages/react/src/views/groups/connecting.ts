import * as ConnectingExternal from '../ConnectingExternal.tsx'
import * as ConnectingMultiChain from '../ConnectingMultiChain.tsx'
import * as UsageExceeded from '../UsageExceeded.tsx'
import { shared } from './shared.ts'

/** Waits for a wallet of this page, the choice of its chain, and what stands in their place. */
export const connecting = { ConnectingExternal, ConnectingMultiChain, UsageExceeded, shared }
