export {
  type CreateFakeFrameOptions,
  createFakeFrame,
  type FakeDocument,
  type FakeFrame,
  type FakeFrameMode,
} from './testing/createFakeFrame.ts'
export type { FakeNode, FakePage } from './testing/createFakePage.ts'
export { createForeignHost, type ForeignHost } from './testing/createForeignHost.ts'
export type { Delivery, FakeWindow } from './testing/createWindowPair.ts'
export {
  describeHandlers,
  type HandlersState,
  type HandlersSubject,
  type HandlersSuiteRunner,
} from './testing/describeHandlers.ts'
export { fillHandlers } from './testing/fillHandlers.ts'
export { foreignFrame } from './testing/foreignFrame.ts'
