import { BaseError } from '@latchkey/core'

const byCode: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: the sandbox could not write its state.',
  EDQUOT: 'The disk quota is used up: the sandbox could not write its state.',
  EROFS: 'The disk is read-only: the sandbox could not write its state.',
  EACCES: 'The sandbox may not write to its state folder: check who owns it.',
  EPERM: 'The sandbox may not write to its state folder: check who owns it.',
  EEXIST: 'The state folder is broken: a file stands where a folder is needed.',
  ENOTDIR: 'The state folder is broken: a file stands where a folder is needed.',
  EISDIR: 'The state folder is broken: a folder stands where a file is needed.',
  EMFILE: 'Too many open files: raise the limit with "ulimit -n 4096".',
}

type SystemError = { readonly code: string; readonly path: string | undefined }

function readSystemError(error: unknown): SystemError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  return { code: error.code, path }
}

/**
 * Explains in one sentence why the sandbox could not start.
 *
 * @returns `undefined` for an unexpected error, which should be printed with its stack.
 */
export function toSentence(error: unknown): string | undefined {
  if (error instanceof BaseError) return error.message
  const system = readSystemError(error)
  const sentence = system && byCode[system.code]
  if (!sentence) return undefined
  return system.path ? `${sentence} (${system.path})` : sentence
}
