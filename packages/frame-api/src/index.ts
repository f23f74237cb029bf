export {
  ChangeKind,
  listWalletChanges,
  readWalletUndo,
  restoreWalletChange,
  stopWalletChange,
  undoWalletChange,
  WalletChange,
} from './endpoints/changes.ts'
export type { Access } from './endpoints/defineEndpoint.ts'
export { approveDevice, readDeviceLink, refuseDevice } from './endpoints/deviceLink.ts'
export {
  ActivityKind,
  Device,
  forgetDevice,
  listActivity,
  listDevices,
  noteAppSignIn,
  revokeDevice,
} from './endpoints/devices.ts'
export { disownAttempt, readAttempt } from './endpoints/disown.ts'
export { resendMail, startEmail, submitEmailCode, waitForDevice } from './endpoints/email.ts'
export {
  revertEmailChange,
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
} from './endpoints/emailChange.ts'
export {
  cancelRelease,
  dropEscrow,
  putEscrow,
  readRelease,
  startRelease,
  takeRelease,
} from './endpoints/escrow.ts'
export { endpoints } from './endpoints/index.ts'
export { addPasskey, removePasskey } from './endpoints/passkeys.ts'
export { getOperator, getProject } from './endpoints/project.ts'
export {
  openRecovery,
  putRecovery,
  readRecovery,
  sendRecoveryLink,
  takeRecovery,
} from './endpoints/recovery.ts'
export {
  getSession,
  readProofNonce,
  sendFreshCode,
  signOut,
  submitFreshCode,
} from './endpoints/session.ts'
export {
  finishSocial,
  redeemSocial,
  startFarcaster,
  startSocial,
  waitForFarcaster,
} from './endpoints/social.ts'
export {
  activateWallet,
  archiveWallet,
  confirmBackup,
  discardWallet,
  releaseShare,
  reserveWallet,
  startWalletProof,
  uploadRecovery,
} from './endpoints/wallet.ts'
export { type ErrorCode, errorCatalogue } from './errors/errorCatalogue.ts'
export { proofHeader, proofNonceHeader, releaseProofType } from './proof/proof.ts'
export {
  toWalletProofText,
  type WalletDemand,
  walletProofPrefix,
} from './proof/toWalletProofText.ts'
export { WalletAct, WalletProof } from './proof/WalletProof.ts'
export {
  Origin,
  PublicKey,
  SocialProvider,
  WalletAddresses,
} from './schema/fields.ts'
export { Session, Wallet } from './schema/Session.ts'
