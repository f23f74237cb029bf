/// <reference path="./css.d.ts" />
export {
  describePart,
  type PartOptions,
  type PartProps,
  type PressableProps,
} from './testing/describePart.tsx'
export { findMotionFaults } from './testing/findMotionFaults.ts'
export { listSmall } from './testing/listSmall.ts'
