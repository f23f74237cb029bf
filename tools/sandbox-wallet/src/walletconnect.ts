export { connectOnce } from './service/sessions/connectOnce.ts'
export { deleteOnce } from './service/sessions/deleteOnce.ts'
