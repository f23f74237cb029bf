/** Wallet code that a page without a stored connection needs only after a user shows intent. */
export { cancelSignIn } from './cancelSignIn.ts'
export { deleteConnection } from './deleteConnection.ts'
export { disconnect } from './disconnect.ts'
export { followAccount } from './followAccount.ts'
export { followNamespace } from './followNamespace.ts'
export { finishMove } from './moveToNetwork.ts'
