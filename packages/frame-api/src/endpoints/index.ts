export {
  listWalletChanges,
  readWalletUndo,
  restoreWalletChange,
  stopWalletChange,
  undoWalletChange,
} from './changes.ts'
export { approveDevice, readDeviceLink, refuseDevice } from './deviceLink.ts'
export { forgetDevice, listActivity, listDevices, noteAppSignIn, revokeDevice } from './devices.ts'
export { disownAttempt, readAttempt } from './disown.ts'
export { resendMail, startEmail, submitEmailCode, waitForDevice } from './email.ts'
export {
  revertEmailChange,
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
} from './emailChange.ts'
export {
  cancelRelease,
  dropEscrow,
  putEscrow,
  readRelease,
  startRelease,
  takeRelease,
} from './escrow.ts'
export { addPasskey, removePasskey } from './passkeys.ts'
export { getOperator, getProject } from './project.ts'
export {
  openRecovery,
  putRecovery,
  readRecovery,
  sendRecoveryLink,
  takeRecovery,
} from './recovery.ts'
export { getSession, readProofNonce, sendFreshCode, signOut, submitFreshCode } from './session.ts'
export {
  finishSocial,
  redeemSocial,
  startFarcaster,
  startSocial,
  waitForFarcaster,
} from './social.ts'
export {
  activateWallet,
  archiveWallet,
  confirmBackup,
  discardWallet,
  releaseShare,
  reserveWallet,
  startWalletProof,
  uploadRecovery,
} from './wallet.ts'
