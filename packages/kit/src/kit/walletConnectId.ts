/** Id of the connector of every WalletConnect session. kit-state §12.1. A file of its own: the page pays for no other. */
export const walletConnectId = 'walletConnect'
/** Id of the connector of every login. kit-state §12.1. */
export const authConnectorId = 'AUTH'
