/**
 * Connector id of every WalletConnect session (kit-state §12.1). A separate file, so that the page
 * loads no other code with it.
 */
export const walletConnectId = 'walletConnect'
/** Connector id of every login (kit-state §12.1). */
export const authConnectorId = 'AUTH'
