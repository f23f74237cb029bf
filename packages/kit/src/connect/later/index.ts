/** What connecting, coming back and hearing of other tabs need: nothing a page without a stored connection starts with. */
export { showAlert } from '../../state/showAlert.ts'
export { connect } from './connect.ts'
export { preloadFlows } from './preloadFlows.ts'
export { receiveTabMessage } from './receiveTabMessage.ts'
export { recheckConnections } from './recheckConnections.ts'
export { restore } from './restore.ts'
export { isSwitchAllowed, switchConnection } from './switchConnection.ts'
