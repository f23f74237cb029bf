import * as curve from '@bitcoinerlab/secp256k1'
import { initEccLib } from 'bitcoinjs-lib'

// Sets the elliptic curve of the Bitcoin library. Every module that handles taproot addresses must
// import this module first.
initEccLib(curve)

export { curve }
