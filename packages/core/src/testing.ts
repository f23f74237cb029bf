export { createMemoryStorage } from './testing/createMemoryStorage.ts'
