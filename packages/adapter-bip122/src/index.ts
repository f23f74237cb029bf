export { createAdapter } from './createAdapter.ts'
