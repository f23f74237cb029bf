export {
  type FakeProvider,
  type FakeProviderOptions,
  fakeProvider,
  providerError,
} from './testing/fakeProvider.ts'
