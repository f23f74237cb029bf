/**
 * The code for connecting, restoring and handling messages from other tabs. A page without a stored
 * connection starts without loading it.
 */
export { showAlert } from '../../state/showAlert.ts'
export { connect } from './connect.ts'
export { preloadFlows } from './preloadFlows.ts'
export { receiveTabMessage } from './receiveTabMessage.ts'
export { recheckConnections } from './recheckConnections.ts'
export { restore } from './restore.ts'
export { isSwitchAllowed, switchConnection } from './switchConnection.ts'
