export { type FakeAnswers, type FakeRefusal, fakeProductApi, refuse } from './fakeProductApi.ts'
