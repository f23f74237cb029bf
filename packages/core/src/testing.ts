export {
  createFailingStorage,
  type FailingStorageOptions,
} from './testing/createFailingStorage.ts'
export {
  type CreateGrantParameters,
  createGrant,
  type Grant,
  toResource,
} from './testing/createGrant.ts'
export { createMemoryStorage, type MemoryStorage } from './testing/createMemoryStorage.ts'
export { createRandom, type Random } from './testing/createRandom.ts'
export {
  type AdapterSubject,
  type AdapterSubjectState,
  type AdapterSuiteRunner,
  type AdapterUse,
  type ConnectorKind,
  describeAdapter,
} from './testing/describeAdapter.ts'
export { describeStorage, type SuiteRunner } from './testing/describeStorage.ts'
export { type FakeClock, passTime } from './testing/passTime.ts'
export { type ScheduleStep, tellSteps, type Weather, weathers } from './testing/schedule.ts'
