import * as Connect from '../Connect.tsx'
import * as ConnectWallets from '../ConnectWallets.tsx'

/** The ways to connect; with the shell, what opens first. */
export { Connect, ConnectWallets }
