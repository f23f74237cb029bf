export { ChangeKind, WalletChange } from './endpoints/changes.ts'
export type { Access } from './endpoints/defineEndpoint.ts'
export { ActivityKind, Device } from './endpoints/devices.ts'
export { type ErrorCode, errorCatalogue } from './errors/errorCatalogue.ts'
export { proofHeader, proofNonceHeader, releaseProofType } from './proof/proof.ts'
export {
  toWalletProofText,
  type WalletDemand,
  walletProofPrefix,
} from './proof/toWalletProofText.ts'
export { WalletAct, WalletProof } from './proof/WalletProof.ts'
export { Origin, PublicKey, SocialProvider, WalletAddresses } from './schema/fields.ts'
export { Session, Wallet } from './schema/Session.ts'
