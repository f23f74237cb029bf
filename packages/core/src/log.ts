export { createFieldFilter } from './log/createFieldFilter.ts'
export { createLogRing, type LogRing } from './log/createLogRing.ts'
export { asIs, shortened, toldWord, type WriteField } from './log/WriteField.ts'
