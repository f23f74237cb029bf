import * as curve from '@bitcoinerlab/secp256k1'
import { initEccLib } from 'bitcoinjs-lib'

// Every module of the node that handles taproot addresses must import this module first.
initEccLib(curve)

export { curve }
