import * as z from 'zod/mini'
import { needsConfirmation } from '../rpc/methods.ts'
import { RpcCall } from '../rpc/RpcCall.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** Runs one RPC call. Some methods prompt the user first. Wire: `@w3m-app/RPC_REQUEST`. */
export const rpcRequest = defineRequest({
  payload: RpcCall,
  success: z.unknown(),
  deadlineMs: ({ method }) =>
    needsConfirmation(method) ? deadlines.confirmationMs : deadlines.otherMs,
  confirms: ({ method }) => needsConfirmation(method),
})
