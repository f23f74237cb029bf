export { type FakeAnswers, fakeApi } from './testing/fakeApi.ts'
export { ViewStage, type ViewStageProps } from './testing/ViewStage.tsx'
export { walletIcons } from './testing/walletIcons.ts'
