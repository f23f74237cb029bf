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
export {
  createFakeNode,
  type FakeNode,
  type NodeAnswers,
  type NodeHabit,
  nodeError,
  toNodeResponse,
} from './testing/nodes/createFakeNode.ts'
export {
  batchHabits,
  closedHabit,
  feeHabits,
  nodeHabits,
  silentHabit,
} from './testing/nodes/nodeHabits.ts'
export { type FakeClock, passTime } from './testing/passTime.ts'
export { type ScheduleStep, tellSteps, type Weather, weathers } from './testing/schedule.ts'
