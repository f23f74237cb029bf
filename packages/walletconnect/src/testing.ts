export {
  type FakeWalletConnect,
  type FakeWalletConnectOptions,
  fakeWalletConnect,
} from './testing/fakeWalletConnect.ts'
