import {
  listWalletChanges,
  readWalletUndo,
  restoreWalletChange,
  stopWalletChange,
  undoWalletChange,
} from './changes.ts'
import { approveDevice, readDeviceLink, refuseDevice } from './deviceLink.ts'
import { forgetDevice, listActivity, listDevices, noteAppSignIn, revokeDevice } from './devices.ts'
import { disownAttempt, readAttempt } from './disown.ts'
import { resendMail, startEmail, submitEmailCode, waitForDevice } from './email.ts'
import {
  revertEmailChange,
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
} from './emailChange.ts'
import {
  cancelRelease,
  dropEscrow,
  putEscrow,
  readRelease,
  startRelease,
  takeRelease,
} from './escrow.ts'
import { addPasskey, removePasskey } from './passkeys.ts'
import { getOperator, getProject } from './project.ts'
import {
  openRecovery,
  putRecovery,
  readRecovery,
  sendRecoveryLink,
  takeRecovery,
} from './recovery.ts'
import { getSession, readProofNonce, sendFreshCode, signOut, submitFreshCode } from './session.ts'
import {
  finishSocial,
  redeemSocial,
  startFarcaster,
  startSocial,
  waitForFarcaster,
} from './social.ts'
import {
  activateWallet,
  archiveWallet,
  confirmBackup,
  discardWallet,
  releaseShare,
  reserveWallet,
  startWalletProof,
  uploadRecovery,
} from './wallet.ts'

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
