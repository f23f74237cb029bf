export { type Account, createAccounts, createFurtherAccount } from './accounts/createAccounts.ts'
