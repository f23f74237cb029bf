/** Entry for tests that run the sandbox's Bitcoin chain, with funded development accounts. */
export { requireAccount } from '../bitcoin/testing/createWorld.ts'
export { spend } from '../bitcoin/testing/spend.ts'
export { startBitcoin, type TestBitcoin } from '../bitcoin/testing/startBitcoin.ts'
