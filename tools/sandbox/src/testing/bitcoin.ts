/** A real Bitcoin chain for tests, with what its development accounts hold. */
export { requireAccount } from '../bitcoin/testing/createWorld.ts'
export { spend } from '../bitcoin/testing/spend.ts'
export { startBitcoin, type TestBitcoin } from '../bitcoin/testing/startBitcoin.ts'
