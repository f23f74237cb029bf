export {
  type FakeStandardWallet,
  type FakeStandardWalletChange,
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from './testing/fakeStandardWallet.ts'
export { testAddresses } from './testing/testKeys.ts'
