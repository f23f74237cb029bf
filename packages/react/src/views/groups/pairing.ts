import * as ConnectingWalletConnect from '../ConnectingWalletConnect/ConnectingWalletConnect.tsx'
import * as ConnectingWalletConnectBasic from '../ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.tsx'
import { shared } from './shared.ts'

/** Connects a wallet that is not in this page. */
export const pairing = { ConnectingWalletConnect, ConnectingWalletConnectBasic, shared }
