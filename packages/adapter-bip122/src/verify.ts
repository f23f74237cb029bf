export { isSignedByAddress } from './verify/isSignedByAddress.ts'
