import * as z from 'zod/mini'

/** The constant part of a JSON-RPC request. */
export const rpcBody = <const method extends string>(method: method) =>
  ({ jsonrpc: '2.0', id: 1, method }) as const

/** The result of a JSON-RPC answer. One with an error in its place does not fit. */
export const resultOf = <schema extends z.core.$ZodType>(schema: schema) =>
  z.pipe(
    z.object({ result: schema }).check(z.refine((answer) => 'result' in answer)),
    z.transform((answer: { result: z.output<schema> }) => answer.result),
  )
