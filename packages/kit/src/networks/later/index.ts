/** What changing networks needs once somebody does. */
export { switchNetwork } from './switchNetwork.ts'
