export {
  type FakeAnswers,
  type FakeRefusal,
  fakeProductApi,
  refuse,
} from './testing/fakeProductApi.ts'
