/** Id of the connector of every login. kit-state §12.1. */
export const authConnectorId = 'AUTH'
