import type { Route } from '../http/Route.ts'

/** Route of the public API that answers while the process runs. */
export const health: Route = {
  method: 'GET',
  paths: ['/health'],
  rate: 'free',
  answer: async () => ({ body: 'OK v0', headers: { 'content-type': 'text/plain' } }),
}
