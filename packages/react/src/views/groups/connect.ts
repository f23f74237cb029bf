import * as Connect from '../Connect/Connect.tsx'
import * as ConnectWallets from '../ConnectWallets/ConnectWallets.tsx'
import { shared } from './shared.ts'

/** The ways to connect; with the shell, what opens first. */
export const connect = { Connect, ConnectWallets, shared }
