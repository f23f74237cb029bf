export { isSignedByAddress, type SignedBySolana } from './verify/isSignedByAddress.ts'
export { solanaVerifier } from './verify/solanaVerifier.ts'
export { toCheckedAddress } from './verify/toCheckedAddress.ts'
