import * as ConnectingExternal from '../ConnectingExternal.tsx'
import * as ConnectingMultiChain from '../ConnectingMultiChain.tsx'

/** Waits for a wallet of this page, and the choice of its chain. */
export { ConnectingExternal, ConnectingMultiChain }
