/** The code for switching networks, loaded on first use. */
export { switchNetwork } from './switchNetwork.ts'
