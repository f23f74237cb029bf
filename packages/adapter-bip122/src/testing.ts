export {
  createTestKeys,
  type TestAccount,
  type TestKeys,
} from './testing/createTestKeys.ts'
export type { FakeWallet, FakeWalletOptions } from './testing/FakeWallet.ts'
export { fakeInjectedWallet } from './testing/fakeInjectedWallet.ts'
export { fakeSatsConnectWallet } from './testing/fakeSatsConnectWallet.ts'
export { type FakeStandardWalletOptions, fakeStandardWallet } from './testing/fakeStandardWallet.ts'
