export type { FakeAnswers } from './testing/fakeApi.ts'
export { type RenderWithKitOptions, renderWithKit } from './testing/renderWithKit.tsx'
export { ViewStage, type ViewStageProps } from './testing/ViewStage.tsx'
