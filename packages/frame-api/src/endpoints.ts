import {
  listWalletChanges,
  readWalletUndo,
  restoreWalletChange,
  stopWalletChange,
  undoWalletChange,
} from './endpoints/changes.ts'
import { approveDevice, readDeviceLink, refuseDevice } from './endpoints/deviceLink.ts'
import {
  forgetDevice,
  listActivity,
  listDevices,
  noteAppSignIn,
  revokeDevice,
} from './endpoints/devices.ts'
import { disownAttempt, readAttempt } from './endpoints/disown.ts'
import { resendMail, startEmail, submitEmailCode, waitForDevice } from './endpoints/email.ts'
import {
  revertEmailChange,
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
} from './endpoints/emailChange.ts'
import {
  cancelRelease,
  dropEscrow,
  putEscrow,
  readRelease,
  startRelease,
  takeRelease,
} from './endpoints/escrow.ts'
import { addPasskey, removePasskey } from './endpoints/passkeys.ts'
import { getOperator, getProject } from './endpoints/project.ts'
import {
  openRecovery,
  putRecovery,
  readRecovery,
  sendRecoveryLink,
  takeRecovery,
} from './endpoints/recovery.ts'
import {
  getSession,
  readProofNonce,
  sendFreshCode,
  signOut,
  submitFreshCode,
} from './endpoints/session.ts'
import {
  finishSocial,
  redeemSocial,
  startFarcaster,
  startSocial,
  waitForFarcaster,
} from './endpoints/social.ts'
import {
  activateWallet,
  archiveWallet,
  confirmBackup,
  discardWallet,
  releaseShare,
  reserveWallet,
  startWalletProof,
  uploadRecovery,
} from './endpoints/wallet.ts'

/** Every call of the frame server by name. */
export const endpoints = {
  getProject,
  getOperator,
  startEmail,
  resendMail,
  waitForDevice,
  submitEmailCode,
  readDeviceLink,
  approveDevice,
  refuseDevice,
  readAttempt,
  disownAttempt,
  readProofNonce,
  getSession,
  signOut,
  sendFreshCode,
  submitFreshCode,
  startSocial,
  finishSocial,
  redeemSocial,
  startFarcaster,
  waitForFarcaster,
  reserveWallet,
  discardWallet,
  uploadRecovery,
  activateWallet,
  releaseShare,
  startWalletProof,
  confirmBackup,
  archiveWallet,
  addPasskey,
  removePasskey,
  listWalletChanges,
  stopWalletChange,
  restoreWalletChange,
  readWalletUndo,
  undoWalletChange,
  openRecovery,
  takeRecovery,
  sendRecoveryLink,
  readRecovery,
  putRecovery,
  putEscrow,
  dropEscrow,
  startRelease,
  readRelease,
  takeRelease,
  cancelRelease,
  listDevices,
  revokeDevice,
  forgetDevice,
  listActivity,
  noteAppSignIn,
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
  revertEmailChange,
} as const
