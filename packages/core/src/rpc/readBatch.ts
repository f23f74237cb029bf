import { isRetriableStatus } from '../errors/isTransportFailure.ts'
import { readField } from '../guards/readField.ts'
import type { RpcResponse } from './RpcResponse.ts'
import { isRpcLimit, isRpcRevert, readRpcError } from './readRpcError.ts'

const batchWord = /batch/i
const serverError = 500

/** The answers of a batch, and the calls that the node did not answer because of the batch. */
export type BatchOutcome<entry> = {
  readonly answered: readonly (readonly [entry: entry, response: RpcResponse])[]
  readonly refused: readonly entry[]
}

/**
 * Returns whether a response is about the node's load. Such a response proves nothing about
 * batches.
 */
function isBusy({ status, body }: RpcResponse): boolean {
  // Some nodes answer every batch with status 500.
  if (isRetriableStatus(status) && status !== serverError) return true
  const error = readRpcError(Array.isArray(body) && body.length === 1 ? body[0] : body)
  return error !== undefined && isRpcLimit(error) && !batchWord.test(error.message)
}

/** Returns whether a node answers a batch with one error, or with the same error for each call. */
function isRefusal(answers: readonly unknown[]): boolean {
  const errors = answers.map(readRpcError).filter((error) => error !== undefined)
  if (errors.length < answers.length) return false
  return answers.length === 1 || errors.every((error) => isAboutBatches(error))
}

const isAboutBatches = (error: Parameters<typeof isRpcRevert>[0]) =>
  batchWord.test(error.message) && !isRpcRevert(error)

/**
 * Reads the response to a batch of at least two calls. Nodes refuse batches with one error object
 * (status 200 or 500), with another status, with one error in a list, or with an error per call.
 */
export function readBatch<entry extends { readonly id: number }>(
  entries: readonly entry[],
  response: RpcResponse,
): BatchOutcome<entry> {
  const { status, body } = response
  if (isBusy(response)) {
    const shared = { ...response, body: Array.isArray(body) ? body[0] : body }
    return { answered: entries.map((entry) => [entry, shared]), refused: [] }
  }
  if (status >= 400 || !Array.isArray(body) || isRefusal(body)) {
    return { answered: [], refused: entries }
  }
  const byId = new Map(body.map((answer: unknown) => [readField(answer, 'id'), answer]))
  const isAnswered = ({ id }: entry) => byId.has(id)
  return {
    answered: entries
      .filter(isAnswered)
      .map((entry) => [entry, { ...response, body: byId.get(entry.id) }]),
    refused: entries.filter((entry) => !isAnswered(entry)),
  }
}
