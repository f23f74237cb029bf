export { type StoredItem, storedItems } from './storage/storedItems.ts'
