export type {
  FakeGrants,
  FakeWalletConnect,
  FakeWalletConnectOptions,
} from './testing/FakeTypes.ts'
export { fakeWalletConnect } from './testing/fakeWalletConnect.ts'
