export { bitcoinVerifier } from './verify/bitcoinVerifier.ts'
export { isSignedByAddress } from './verify/isSignedByAddress.ts'
export { toCheckedAddress } from './verify/toCheckedAddress.ts'
