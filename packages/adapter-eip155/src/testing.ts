export { type FakeExternalSdks, fakeExternalSdks } from './testing/fakeExternalSdks.ts'
export {
  type FakeProvider,
  type FakeProviderOptions,
  fakeProvider,
  providerError,
} from './testing/fakeProvider.ts'
