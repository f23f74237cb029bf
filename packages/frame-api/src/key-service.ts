export { issueTicket } from './key-service/issueTicket.ts'
export { keyServiceErrors } from './key-service/keyServiceErrors.ts'
export { releaseCopy } from './key-service/releaseCopy.ts'
