export { type FakeAnswers, fakeApi } from './testing/fakeApi.ts'
export { type RenderWithKitOptions, renderWithKit } from './testing/renderWithKit.tsx'
export { ViewStage, type ViewStageProps } from './testing/ViewStage.tsx'
export { walletIcons } from './testing/walletIcons.ts'
