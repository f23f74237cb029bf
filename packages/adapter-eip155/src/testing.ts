export { type FakeExternalSdks, fakeExternalSdks } from './testing/fakeExternalSdks.ts'
export {
  type FakeProvider,
  type FakeProviderOptions,
  fakeProvider,
} from './testing/fakeProvider.ts'
