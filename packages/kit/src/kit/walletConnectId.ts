/**
 * Connector id of every WalletConnect session (kit-state §12.1). It has its own file, so that
 * importing it loads no other code.
 */
export const walletConnectId = 'walletConnect'
/** Connector id of every login (kit-state §12.1). */
export const authConnectorId = 'AUTH'
