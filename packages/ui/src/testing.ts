/// <reference path="./css.d.ts" />
export { installDialogFake } from './testing/installDialogFake.ts'
