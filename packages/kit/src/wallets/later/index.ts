/**
 * Code for connected wallets. A page without a stored connection loads it only when the user is
 * about to connect.
 */
export { cancelSignIn } from './cancelSignIn.ts'
export { deleteConnection } from './deleteConnection.ts'
export { disconnect } from './disconnect.ts'
export { followAccount } from './followAccount.ts'
export { followNamespace } from './followNamespace.ts'
export { finishMove } from './moveToNetwork.ts'
