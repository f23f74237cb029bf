import * as ConnectingWalletConnect from '../ConnectingWalletConnect.tsx'
import * as ConnectingWalletConnectBasic from '../ConnectingWalletConnectBasic.tsx'

/** Connects a wallet that is not in this page. */
export { ConnectingWalletConnect, ConnectingWalletConnectBasic }
