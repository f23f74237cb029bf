import * as z from 'zod/mini'
import { needsConfirmation } from '../rpc/methods.ts'
import { RpcCall } from '../rpc/RpcCall.ts'
import { deadlines } from '../schema/limits.ts'
import { defineRequest } from './defineRequest.ts'

/** One RPC call; some ask the person first. Wire: `@w3m-app/RPC_REQUEST`. */
export const rpcRequest = defineRequest({
  payload: RpcCall,
  success: z.unknown(),
  deadlineMs: ({ method }) =>
    needsConfirmation(method) ? deadlines.confirmationMs : deadlines.otherMs,
  confirms: ({ method }) => needsConfirmation(method),
})
