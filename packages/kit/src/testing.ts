export { createFakeTabs, type FakeTabs } from './testing/createFakeTabs.ts'
export { loginAddresses, refuseAsFrame } from './testing/createLoginHandlers.ts'
export type { ManualClock } from './testing/createManualClock.ts'
export {
  type CreateTestKitOptions,
  createTestKit,
  fakePorts,
  type TestKit,
} from './testing/createTestKit.ts'
export { type FakeAdapter, type FakeAdapterOptions, fakeAdapter } from './testing/fakeAdapter.ts'
export {
  type FakeDirectory,
  type FakeDirectoryOptions,
  fakeDirectory,
  toWalletId,
} from './testing/fakeDirectory.ts'
export { type FakeLoginOptions, fakeLogin } from './testing/fakeLogin.ts'
export {
  type FakeLoginFrame,
  type FakeLoginFrameOptions,
  fakeLoginFrame,
  startFrame,
} from './testing/fakeLoginFrame.ts'
export { type FakePopup, fakePopups } from './testing/fakePopups.ts'
export { type FakeSignIn, fakeSignIn } from './testing/fakeSignIn.ts'
export { type FakeWallet, type FakeWalletOptions, fakeWallet } from './testing/fakeWallet.ts'
export { type Inspection, inspect } from './testing/inspect.ts'
export { settle } from './testing/settle.ts'
