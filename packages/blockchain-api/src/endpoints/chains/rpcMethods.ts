import * as z from 'zod/mini'

/** Returns the body fields that all JSON-RPC requests of a method share. */
export const rpcBody = <const method extends string>(method: method) =>
  ({ jsonrpc: '2.0', id: 1, method }) as const

/** Creates the schema of a JSON-RPC answer with a result. Rejects an answer with an error. */
export const resultOf = <schema extends z.core.$ZodType>(schema: schema) =>
  z.pipe(
    z.object({ result: schema }).check(z.refine((answer) => 'result' in answer)),
    z.transform((answer: { result: z.output<schema> }) => answer.result),
  )
