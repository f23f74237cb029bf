import * as curve from '@bitcoinerlab/secp256k1'
import { initEccLib } from 'bitcoinjs-lib'

// Every module of the node that touches a taproot address imports this one first.
initEccLib(curve)

export { curve }
