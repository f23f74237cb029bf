import * as ConnectingExternal from '../ConnectingExternal/ConnectingExternal.tsx'
import * as ConnectingMultiChain from '../ConnectingMultiChain/ConnectingMultiChain.tsx'
import { shared } from './shared.ts'

/** Waits for a wallet of this page, and the choice of its chain. */
export const connecting = { ConnectingExternal, ConnectingMultiChain, shared }
